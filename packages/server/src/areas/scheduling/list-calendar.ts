import { limits } from '@trellis/contract/limits';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { dayAround } from '@trellis/contract/scheduling/rules';
import { usualNotice } from '@trellis/contract/scheduling/schemas';
import { followFaultOf } from '@trellis/contract/scheduling/series-rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { sessionDurationsByCoach } from '../admins/public.ts';
import { bookablePlanOf, durationsOfPlan, noticeOfPlan, planOf } from '../plans/public.ts';
import { listCoaches, ownDurationsOf } from '../subjects/public.ts';
import { countEntries, findEntries } from './entries.ts';
import { seriesAround } from './series-store.ts';
import { countAhead, listClassrooms, sessionDurations } from './store.ts';

const longestSpan = 62 * 24 * 3_600_000;
// a span of 62 calendar days is an hour longer where clocks go back in it
const clockChange = 3_600_000;

/** Sessions that start within a span, by start. */
export async function listCalendar(
  db: Db,
  caller: Member,
  input: InputOf<typeof schedulingCalls.calendarList>,
): Promise<OutputOf<typeof schedulingCalls.calendarList>> {
  const span = Date.parse(input.end) - Date.parse(input.start);
  if (span <= 0 || span > longestSpan + clockChange) return refuse('Trellis:InvalidInput', { members: ['end'] });
  const conditions = [
    sql`occurrence.tenant_id = ${caller.tenantId}`,
    sql`occurrence.starts_at >= ${input.start}::timestamptz and occurrence.starts_at < ${input.end}::timestamptz`,
  ];
  if (input.trainerId) conditions.push(sql`occurrence.coach_id = ${input.trainerId}`);
  if (input.classroomId) conditions.push(sql`occurrence.classroom_id = ${input.classroomId}`);
  const planId = input.userOfflinePlanId ?? input.groupTrainingPlanId;
  if (planId) conditions.push(sql`occurrence.plan_id = ${planId}`);
  const matching = sql.join(conditions, sql` and `);
  const items = await findEntries(db, matching, input.maxResultCount);
  return { items, totalCount: items.length < input.maxResultCount ? items.length : await countEntries(db, matching) };
}

/** What of one plan is scheduled within a span. */
export async function listPlanCalendar(
  db: Db,
  caller: Member,
  input: InputOf<typeof offlinePlanCalls.trainingCalendar>,
): Promise<OutputOf<typeof offlinePlanCalls.trainingCalendar>> {
  const [list] = await Promise.all([
    listCalendar(db, caller, { ...input, maxResultCount: limits.schedule.mostLoaded }),
    planOf(db, input.userOfflinePlanId),
  ]);
  return list;
}

/** One scheduled session, with what of its series repeats and follows; a cancelled one no longer exists. */
export async function findSchedule(db: Db, _caller: Member, { id }: { id: string }): Promise<OutputOf<typeof schedulingCalls.detail>> {
  const [[entry], { times, following, remainingSessions }] = await Promise.all([
    findEntries(db, sql`occurrence.id = ${id}`, 1),
    seriesAround(db, id),
  ]);
  if (!entry) return refuse('Trellis:NotFound');
  const followFault = followFaultOf({ remainingSessions, following });
  return { ...entry, schedulingType: entry.isRecurring ? 'Recurring' : 'Single', scheduleTimes: times, following, followFault };
}

/** What the schedule form offers. */
export async function listOptions(
  db: Db,
  caller: Member,
  { subjectId, userOfflinePlanId, groupTrainingPlanId }: InputOf<typeof schedulingCalls.options>,
): Promise<OutputOf<typeof schedulingCalls.options>> {
  const ofClass = groupTrainingPlanId ? await bookablePlanOf(db, { groupTrainingPlanId }) : null;
  const plan = userOfflinePlanId ? await bookablePlanOf(db, { userOfflinePlanId }) : ofClass;
  const planId = plan?.id;
  const [ahead, ofPlan, notice, ofChild, ofCentre, coaches, classrooms] = await Promise.all([
    planId ? countAhead(db, planId, dayAround(caller.now.toISOString(), caller.zone).start) : 0,
    planId ? durationsOfPlan(db, planId) : null,
    planId ? noticeOfPlan(db, planId) : null,
    subjectId ? ownDurationsOf(db, subjectId) : null,
    sessionDurations(db),
    listCoaches(db),
    listClassrooms(db),
  ]);
  const own = ofPlan ?? ofChild;
  const durations = own ?? ofCentre;
  const offered = await sessionDurationsByCoach(
    db,
    coaches.map(({ id }) => id),
  );
  return {
    zone: caller.zone,
    left: plan && Math.max(0, plan.remainingSessions - ahead),
    notice: notice ?? usualNotice,
    durations,
    coaches: coaches.map(({ id, name }) => ({ id, name, durations: own ?? offered.get(id) ?? durations })),
    classrooms,
  };
}
