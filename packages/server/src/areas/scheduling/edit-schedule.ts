import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { ScheduleTime } from '@trellis/contract/scheduling/schemas';
import { movedLike } from '@trellis/contract/scheduling/series-rules';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { bookablePlanOf, recordEvent } from '../plans/public.ts';
import { requireCoaches } from '../subjects/public.ts';
import { type Booked, findBooked } from './booked.ts';
import { placeOfBooking } from './booked-places.ts';
import { requireAllowedTimes, requireClassroomInUse, requireOfferedDurations } from './booking-rules.ts';
import { insertHolds, lockResources, requireFree } from './clashes.ts';
import { requireRoomInDay } from './daily-limit.ts';
import { requireChangeable, requireFollowing } from './following.ts';
import { findSchedule } from './list-calendar.ts';
import { childrenOf, lockPlan } from './store.ts';
import { type Wanted, wantedOf } from './wanted.ts';

type Calls = typeof schedulingCalls;
type Input = InputOf<Calls['editFollowing']>;

/** Changes one scheduled session, or it and those that follow. */
export const editSchedule = (db: Db, caller: Member, { thisSessionOnly, ...input }: InputOf<Calls['edit']>): Promise<{ changed: number }> =>
  change(db, caller, input, !thisSessionOnly);

/** Changes a scheduled session and those of its series that follow: each keeps what was not changed about this one. */
export const editFollowing = (db: Db, caller: Member, input: Input): Promise<{ changed: number }> => change(db, caller, input, true);

async function change(db: Db, caller: Member, input: Input, withFollowing: boolean): Promise<{ changed: number }> {
  const { planId } = (await findPlanOf(db, input.id)) ?? refuse('Trellis:NotFound');
  await lockPlan(db, planId);
  const [booked] = await findBooked(db, { id: input.id });
  if (!booked || booked.state === 'cancelled') return refuse('Trellis:NotFound');
  await requireChangeable(db, caller, booked);
  if (booked.concurrencyStamp !== input.concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await findSchedule(db, caller, input) } });
  const following = withFollowing ? await requireFollowing(db, booked) : [];
  const bookings = [booked, ...following].map((each) => ({ ...changed(caller, each, booked, input), id: each.id }));
  await requireAllowed(db, caller, booked, input, bookings);
  await record(db, caller, booked, input, following.length);
  await lockAndWrite(db, caller, input, planId, bookings);
  if (booked.seriesId && withFollowing) await changeSeries(db, caller, booked.seriesId, booked, input);
  return { changed: bookings.length };
}

async function findPlanOf(db: Db, id: string): Promise<{ planId: string } | undefined> {
  return db.selectFrom('app.occurrences').select('plan_id as planId').where('id', '=', id).executeTakeFirst();
}

/** The plan keeps where a session was moved to and that another coach holds it, and how many that follow it went along. */
async function record(db: Db, caller: Member, booked: Booked, input: Input, following: number): Promise<void> {
  const movedTo = new Date(input.time);
  const isMoved = movedTo.getTime() !== booked.startsAt.getTime();
  const isHandedOn = input.trainerId !== booked.coachId;
  if (!isMoved && !isHandedOn) return;
  const place = await placeOfBooking(db, booked.id, booked);
  const happened = { planId: booked.planId, ...place, reasons: following > 0 ? [`+${following}`] : [] };
  if (isMoved) await recordEvent(db, caller, { ...happened, event: 'bookingMoved', movedTo });
  if (isHandedOn) await recordEvent(db, caller, { ...happened, event: 'coachChanged' });
}

interface Changed {
  time: string;
  duration: number;
  trainerId: string;
  platform: 'App' | 'Web';
  classroomId: string | null;
  notice: unknown;
}

/** A booking with what is changed about the one that is edited. */
function changed(caller: Member, each: Booked, { startsAt, ...edited }: Booked, input: Input): Changed {
  const isElsewhere = input.platform !== edited.platform || input.classroomId !== edited.classroomId;
  return {
    time: movedLike(each.startsAt.toISOString(), caller.zone, { from: startsAt.toISOString(), to: input.time }),
    duration: input.duration === edited.minutes ? each.minutes : input.duration,
    trainerId: input.trainerId === edited.coachId ? each.coachId : input.trainerId,
    platform: isElsewhere ? input.platform : each.platform,
    classroomId: isElsewhere ? input.classroomId : each.classroomId,
    notice: input.notice === undefined || isSame(input.notice, edited.notice) ? each.notice : input.notice,
  };
}

// the database keeps the keys of an object in an order of its own
const isSame = (one: unknown, other: unknown) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
      : value;

async function requireAllowed(db: Db, caller: Member, booked: Booked, input: Input, bookings: readonly Changed[]): Promise<void> {
  requireAllowedTimes(
    caller,
    bookings.map(({ time }) => time),
  );
  if (input.trainerId !== booked.coachId) await requireCoaches(db, [input.trainerId]);
  await requireClassroomInUse(db, input, booked.classroomId);
  // what it lasts already, it may go on to last
  if (input.duration === booked.minutes) return;
  const { subjectId } = await bookablePlanOf(db, { id: booked.planId });
  await requireOfferedDurations(db, { planId: booked.planId, subjectId, trainerId: input.trainerId }, [input.duration]);
}

async function lockAndWrite(db: Db, caller: Member, input: Input, planId: string, bookings: readonly (Changed & { id: string })[]) {
  const children = await childrenOf(db, planId);
  const wanted = bookings.map((each): Wanted & { id: string } => ({ ...wantedOf(each, each.trainerId, children), id: each.id }));
  const ids = bookings.map(({ id }) => id);
  await lockResources(
    db,
    caller,
    wanted.flatMap(({ resources }) => resources),
  );
  await requireFree(db, caller, wanted, ids);
  if (!input.overrideReason) await requireRoomInDay(db, caller, wanted, ids);
  const values = bookings.map((each, index) => ({ ...each, end: wanted[index]!.end, notice: JSON.stringify(each.notice) }));
  await sql`
    update app.occurrences as occurrence set starts_at = entry.start_at, ends_at = entry.end_at, coach_id = entry.coach, platform = entry.platform,
      classroom_id = entry.room, notices = entry.notice, override_reason = coalesce(${input.overrideReason ?? null}, override_reason)
    from unnest(${ids}::uuid[], ${values.map(({ time }) => time)}::timestamptz[], ${values.map(({ end }) => end)}::timestamptz[],
      ${values.map(({ trainerId }) => trainerId)}::uuid[], ${values.map(({ platform }) => platform)}::text[],
      ${values.map(({ classroomId }) => classroomId)}::uuid[], ${values.map(({ notice }) => notice)}::jsonb[])
      as entry (id, start_at, end_at, coach, platform, room, notice)
    where occurrence.id = entry.id`.execute(db);
  // all of them before any is taken anew: a series that moves by a week would clash with itself
  await db.deleteFrom('app.holds').where('occurrence_id', 'in', ids).execute();
  await insertHolds(db, caller, wanted);
}

/** What repeats is changed as its bookings are. */
async function changeSeries(db: Db, caller: Member, seriesId: string, booked: Booked, input: Input): Promise<void> {
  const { schedule_times: times } = await db
    .selectFrom('app.series')
    .select('schedule_times')
    .where('id', '=', seriesId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const next = (times as unknown as ScheduleTime[]).map((each) => {
    const asBooked = { ...booked, ...each, startsAt: new Date(each.time), minutes: each.duration };
    const { time, duration, platform, classroomId } = changed(caller, asBooked, booked, input);
    return { ...each, time, duration, platform, classroomId };
  });
  await db
    .updateTable('app.series')
    .set({ schedule_times: JSON.stringify(next) })
    .where('id', '=', seriesId)
    .execute();
}
