import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import type { Found } from '../needs/found.ts';

/** As many as somebody decides in one go; the others follow. */
const atOnce = 50;
const child = '/system/center/detail/subjectDetail';
const planOfClass = '/system/center/detail/groupOfflinePlanDetail';

interface Row {
  id: string;
  startsAt: Date;
  /** Null where it is of a class. */
  subjectId: string | null;
  name: string;
  planId: string;
}

/** Bookings that are over and were never started, the latest first: each keeps its class until somebody says what became of it. */
export const notHeld = (db: Db, caller: Member): Promise<Found[]> =>
  bookings(db, caller, 'notHeld', sql`occurrence.state = 'scheduled' and occurrence.ends_at <= ${caller.now}`);

/** What was decided of such ones today, which can still be taken back. */
export const missedToday = (db: Db, caller: Member, startOfToday: string): Promise<Found[]> =>
  bookings(db, caller, 'missed', sql`occurrence.state = 'missed' and occurrence.missed_at >= ${startOfToday}::timestamptz`);

async function bookings(db: Db, caller: Member, kind: 'notHeld' | 'missed', which: ReturnType<typeof sql>): Promise<Found[]> {
  if (!caller.policies.has('RocketSystem.Schedule.Write')) return [];
  const { rows } = await sql<Row>`
    select occurrence.id, occurrence.starts_at as "startsAt", subject.id as "subjectId", coalesce(class.name, subject.name) as name, plan.id as "planId"
    from app.occurrences as occurrence
    join app.plans as plan on plan.tenant_id = occurrence.tenant_id and plan.id = occurrence.plan_id
    left join app.class_groups as class on class.tenant_id = plan.tenant_id and class.id = plan.class_group_id
    left join app.holds as child on child.tenant_id = occurrence.tenant_id and child.occurrence_id = occurrence.id and child.kind = 'child'
      and plan.class_group_id is null
    left join app.subjects as subject on subject.tenant_id = child.tenant_id and subject.id = child.resource_id
    where (class.id is not null or subject.id is not null) and occurrence.tenant_id = ${caller.tenantId} and ${which}
    order by occurrence.ends_at desc, occurrence.id limit ${atOnce}`.execute(db);
  return rows.map(({ id, startsAt, subjectId, name, planId }) => ({
    key: `${kind}:${id}`,
    kind,
    subjectId,
    subjectName: name,
    count: null,
    time: startsAt.toISOString(),
    mend: subjectId === null ? `${planOfClass}?planId=${planId}` : `${child}?id=${subjectId}`,
    booking: { id, time: startsAt.toISOString() },
  }));
}
