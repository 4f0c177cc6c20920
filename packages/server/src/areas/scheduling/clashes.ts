import type { Clash } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Somebody or something that is in one place at a time. */
export interface Resource {
  kind: Clash['kind'];
  id: string;
}

export interface Span {
  start: string;
  end: string;
}

/**
 * Takes what a booking needs until the transaction ends, in one order for everybody. Whoever looks for clashes under it sees them all:
 * two inserts that meet in the exclusion constraint would only be told that something overlaps, or wait for each other.
 */
export async function lockResources(db: Db, caller: Pick<Member, 'tenantId'>, resources: readonly Resource[]): Promise<void> {
  const keys = resources.map((resource) => `${caller.tenantId}:${resource.kind}:${resource.id}`).sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`.execute(db);
}

/** Everything that already occupies one of these resources in a span, by name. */
export async function findClashes(db: Db, resources: readonly Resource[], span: Span): Promise<Clash[]> {
  const { rows } = await sql<{ kind: Clash['kind']; name: string; from: Date; to: Date }>`
    select hold.kind, coalesce(person.name, subject.name, classroom.classroom_name, '') as name, lower(hold.during) as from, upper(hold.during) as to
    from unnest(${resources.map((resource) => resource.kind)}::text[], ${resources.map((resource) => resource.id)}::uuid[])
      with ordinality as wanted (kind, id, position)
    join app.holds as hold on hold.kind = wanted.kind and hold.resource_id = wanted.id
      and hold.during && tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz)
    left join identity.known_persons as person on hold.kind = 'coach' and person.id = hold.resource_id
    left join app.subjects as subject on hold.kind = 'child' and subject.id = hold.resource_id
    left join app.classrooms as classroom on hold.kind = 'classroom' and classroom.id = hold.resource_id
    order by wanted.position, lower(hold.during)`.execute(db);
  return rows.map((row) => ({ ...row, from: row.from.toISOString(), to: row.to.toISOString() }));
}

/** Occupies the resources for an occurrence. */
export async function insertHolds(db: Db, caller: Member, occurrenceId: string, resources: readonly Resource[], span: Span): Promise<void> {
  const during = sql<string>`tstzrange(${span.start}::timestamptz, ${span.end}::timestamptz)`;
  await db
    .insertInto('app.holds')
    .values(resources.map(({ kind, id }) => ({ tenant_id: caller.tenantId, occurrence_id: occurrenceId, kind, resource_id: id, during })))
    .execute();
}
