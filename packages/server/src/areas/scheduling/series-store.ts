import type { notice, ScheduleTime } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Wanted } from './wanted.ts';

/** Bookings that repeat, by the centre's clock as it is now. */
export async function insertSeries(
  db: Db,
  caller: Member,
  { planId, scheduleTimes }: { planId: string; scheduleTimes: readonly ScheduleTime[] },
): Promise<string> {
  const { id } = await db
    .insertInto('app.series')
    .values({
      tenant_id: caller.tenantId,
      plan_id: planId,
      zone: caller.zone,
      schedule_times: JSON.stringify(scheduleTimes),
      created_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export interface Around {
  times: ScheduleTime[];
  /** How many of the series are booked after it. */
  following: number;
  /** Of its plan. */
  remainingSessions: number;
}

/** What stands around a booking: what of its series repeats and follows, and what is left of its plan. */
export async function seriesAround(db: Db, occurrenceId: string): Promise<Around> {
  const { rows } = await sql<Around>`
    select coalesce(series.schedule_times, '[]') as times,
      (select count(*) from app.occurrences as later where later.tenant_id = occurrence.tenant_id and later.series_id = occurrence.series_id
        and later.starts_at > occurrence.starts_at and later.state = 'scheduled')::int as following,
      (select count(*) from app.sessions as session where session.tenant_id = occurrence.tenant_id and session.plan_id = occurrence.plan_id
        and session.state in ('notStarted', 'open'))::int as "remainingSessions"
    from app.occurrences as occurrence
    left join app.series as series on series.tenant_id = occurrence.tenant_id and series.id = occurrence.series_id
    where occurrence.id = ${occurrenceId}`.execute(db);
  return rows[0] ?? { times: [], following: 0, remainingSessions: 0 };
}

interface Booking {
  planId: string;
  seriesId: string | null;
  trainerId: string;
  notice: z.infer<typeof notice>[];
  overrideReason?: string | undefined;
}

/** Writes bookings in one statement; answers their ids in the order of their times. */
export async function insertOccurrences(db: Db, caller: Member, booking: Booking, wanted: readonly Wanted[]): Promise<string[]> {
  const rows = await db
    .insertInto('app.occurrences')
    .values(
      wanted.map(({ start, end, platform, classroomId }) => ({
        tenant_id: caller.tenantId,
        plan_id: booking.planId,
        series_id: booking.seriesId,
        starts_at: start,
        ends_at: end,
        platform,
        coach_id: booking.trainerId,
        classroom_id: classroomId,
        notices: JSON.stringify(booking.notice),
        override_reason: booking.overrideReason ?? null,
        created_by: caller.personId,
        created_at: caller.now,
      })),
    )
    .returning(['id', 'starts_at'])
    .execute();
  return rows.toSorted((one, other) => Number(one.starts_at) - Number(other.starts_at)).map(({ id }) => id);
}
