import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { releaseHolds } from '../credits/public.ts';
import { lockResources } from './clashes.ts';
import { coverUpcoming } from './cover-upcoming.ts';

/** What is booked of a class and was not held, also where its time is over, as `booked`. */
const bookedOf = (classGroupId: string) => sql`
  app.plans as plan
  join app.occurrences as booked on booked.tenant_id = plan.tenant_id and booked.plan_id = plan.id
    and plan.class_group_id = ${classGroupId} and booked.state = 'scheduled'`;

interface Taken {
  occurrenceId: string;
  subjectId: string;
}

/** What is booked of a class follows who is in it: whoever left has that time and what was held for them, of what nobody came to as well; whoever is new is booked where they have time. */
export async function followClassBookings(db: Db, caller: Member, classGroupId: string): Promise<void> {
  const left = await freeWhoLeft(db, classGroupId);
  const joined = await takeWhoJoined(db, caller, classGroupId);
  for (const [subjectId, of] of Map.groupBy(left, (each) => each.subjectId)) {
    const ids = of.map(({ occurrenceId }) => occurrenceId);
    await releaseHolds(db, caller, ids, subjectId);
  }
  const changed = new Set([...left, ...joined].map(({ subjectId }) => subjectId));
  for (const subjectId of [...changed].toSorted()) await coverUpcoming(db, caller, subjectId);
}

async function freeWhoLeft(db: Db, classGroupId: string): Promise<Taken[]> {
  const { rows } = await sql<Taken>`
    delete from app.holds as held
    where held.kind = 'child' and held.occurrence_id in (select booked.id from ${bookedOf(classGroupId)})
      and held.resource_id not in (select subject_id from app.class_group_members where class_group_id = ${classGroupId})
    returning held.occurrence_id as "occurrenceId", held.resource_id as "subjectId"`.execute(db);
  return rows.toSorted((one, other) => one.subjectId.localeCompare(other.subjectId));
}

/** Under the lock of their time, so that nobody books them elsewhere meanwhile. */
async function takeWhoJoined(db: Db, caller: Member, classGroupId: string): Promise<Taken[]> {
  const missing = sql`
    ${bookedOf(classGroupId)} and booked.ends_at > ${caller.now}
    join app.class_group_members as link on link.tenant_id = plan.tenant_id and link.class_group_id = plan.class_group_id
    where not exists (
      select 1 from app.holds as held
      where held.tenant_id = booked.tenant_id and held.occurrence_id = booked.id and held.kind = 'child' and held.resource_id = link.subject_id
    )`;
  const { rows: wanted } = await sql<{ id: string }>`select distinct link.subject_id as id from ${missing}`.execute(db);
  if (wanted.length === 0) return [];
  await lockResources(
    db,
    caller,
    wanted.map(({ id }) => ({ kind: 'child', id })),
  );
  const { rows } = await sql<Taken>`
    insert into app.holds (tenant_id, occurrence_id, kind, resource_id, during)
    select booked.tenant_id, booked.id, 'child', link.subject_id, tstzrange(booked.starts_at, booked.ends_at)
    from ${missing} and not exists (
      select 1 from app.holds as other
      where other.tenant_id = booked.tenant_id and other.kind = 'child' and other.resource_id = link.subject_id
        and other.during && tstzrange(booked.starts_at, booked.ends_at)
    )
    returning occurrence_id as "occurrenceId", resource_id as "subjectId"`.execute(db);
  return rows;
}
