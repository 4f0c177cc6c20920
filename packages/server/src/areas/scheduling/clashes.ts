import { clashText, dayAround } from '@trellis/contract/scheduling/rules';
import type { Clash, ClashingSession } from '@trellis/contract/scheduling/schemas';
import { freeTimeNear } from '@trellis/contract/scheduling/series-rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

/** Somebody or something that is in one place at a time. */
export interface Resource {
  kind: Exclude<Clash['kind'], 'leave'>;
  id: string;
}

export interface Span {
  start: string;
  end: string;
}

/** A time and what is needed for it. */
export interface Need extends Span {
  resources: readonly Resource[];
}

/**
 * Takes what a booking needs until the transaction ends, in one order for everybody. Whoever looks for clashes under it sees them all:
 * two inserts that meet in the exclusion constraint would only be told that something overlaps, or wait for each other.
 */
export async function lockResources(db: Db, caller: Pick<Member, 'tenantId'>, resources: readonly Resource[]): Promise<void> {
  const keys = [...new Set(resources.map((resource) => `${caller.tenantId}:${resource.kind}:${resource.id}`))].sort();
  await sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) as key`.execute(db);
}

type FoundClash = Clash & { need: number };

/** Everything that already occupies what is needed, by need and name; what some occurrences hold themselves is as good as free. */
export async function findClashes(db: Db, needs: readonly Need[], except: readonly string[] = []): Promise<FoundClash[]> {
  const wanted = needs.flatMap(({ start, end, resources }, need) => resources.map((resource) => ({ ...resource, need, start, end })));
  // row-level security keeps times out of what an index is searched for: what a coach holds is looked through once, not once a session
  const { rows } = await sql<Omit<FoundClash, 'from' | 'to'> & { from: Date; to: Date }>`
    with wanted as (
      select * from unnest(${wanted.map(({ kind }) => kind)}::text[], ${wanted.map(({ id }) => id)}::uuid[], ${wanted.map(({ need }) => need)}::int[],
        ${wanted.map(({ start }) => start)}::timestamptz[], ${wanted.map(({ end }) => end)}::timestamptz[])
        with ordinality as wanted (kind, id, need, start_at, end_at, position)
    ), hold as materialized (
      select held.kind, held.resource_id, held.during, held.occurrence_id
      from (select kind, id, range_agg(tstzrange(start_at, end_at)) as during from wanted group by kind, id) as needed
      join app.taken_times as held on held.kind = needed.kind and held.resource_id = needed.id and held.during && needed.during
        and (held.occurrence_id <> all (${except}::uuid[])) is not false
    )
    select wanted.need, case when hold.occurrence_id is null then 'leave' else hold.kind end as kind,
      coalesce(person.name, subject.name, classroom.classroom_name, '') as name,
      lower(hold.during) as from, upper(hold.during) as to
    from wanted
    join hold on hold.kind = wanted.kind and hold.resource_id = wanted.id and hold.during && tstzrange(wanted.start_at, wanted.end_at)
    left join identity.known_persons as person on hold.kind = 'coach' and person.id = hold.resource_id
    left join app.subjects as subject on hold.kind = 'child' and subject.id = hold.resource_id
    left join app.classrooms as classroom on hold.kind = 'classroom' and classroom.id = hold.resource_id
    order by wanted.position, lower(hold.during)`.execute(db);
  return rows.map((row) => ({ ...row, from: row.from.toISOString(), to: row.to.toISOString() }));
}

/** What is taken of the resources on the day of each need, by need. */
async function takenOn(db: Db, caller: Member, needs: readonly Need[], except: readonly string[]): Promise<Span[][]> {
  const days = needs.map(({ start, resources }) => {
    const day = dayAround(start, caller.zone);
    return { start: day.start, end: day.end, resources };
  });
  const found = await findClashes(db, days, except);
  return needs.map((_, index) => found.filter(({ need }) => need === index).map(({ from, to }) => ({ start: from, end: to })));
}

/** Refuses what is taken: every session that clashes, with what, and a free time near it. Under the lock of all that is needed. */
export async function requireFree(db: Db, caller: Member, needs: readonly Need[], except: readonly string[] = []): Promise<void> {
  const found = await findClashes(db, needs, except);
  if (found.length === 0) return;
  const clashing = [...Map.groupBy(found, ({ need }) => need)].map(([index, of]) => ({ need: needs[index]!, of }));
  const taken = await takenOn(
    db,
    caller,
    clashing.map(({ need }) => need),
    except,
  );
  const sessions = clashing.map(({ need, of }, index): ClashingSession => {
    // the other sessions that are booked with it count as taken too
    const own = needs.filter((other) => other !== need);
    const freeTime = freeTimeNear(need, [...(taken[index] ?? []), ...own], caller.zone, caller.now.toISOString());
    return { time: new Date(need.start).toISOString(), clashes: of.map(({ need: _need, ...clash }) => clash), freeTime };
  });
  const list = sessions.flatMap(({ clashes }) => clashes);
  refuse('RocketSystem:ScheduleClash', { data: { clashes: clashText(list, caller.zone, caller.language), list, sessions } });
}

/** Occupies what occurrences need. */
export async function insertHolds(db: Db, caller: Member, bookings: readonly (Need & { id: string })[]): Promise<void> {
  const holds = bookings.flatMap(({ id, start, end, resources }) =>
    resources.map((resource) => ({ ...resource, occurrence: id, start, end })),
  );
  await sql`
    insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
    select ${caller.tenantId}::uuid, occurrence, kind, resource, tstzrange(start_at, end_at)
    from unnest(${holds.map(({ occurrence }) => occurrence)}::uuid[], ${holds.map(({ kind }) => kind)}::text[], ${holds.map(({ id }) => id)}::uuid[],
      ${holds.map(({ start }) => start)}::timestamptz[], ${holds.map(({ end }) => end)}::timestamptz[])
      as hold (occurrence, kind, resource, start_at, end_at)`.execute(db);
}
