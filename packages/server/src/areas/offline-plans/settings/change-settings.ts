import { limits } from '@trellis/contract/limits';
import type { planSettingCalls } from '@trellis/contract/offline-plans/settings/calls';
import type { SessionDuration } from '@trellis/contract/offline-plans/settings/schemas';
import { usualNotice } from '@trellis/contract/scheduling/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { sessionDurationsOf } from '../../admins/public.ts';
import { findSettings, recordEvent, saveSettings } from '../../plans/public.ts';
import { ownDurationsOf } from '../../subjects/public.ts';
import { takePlan } from '../life/close-plan.ts';
import { findPlan, type PlanRow } from '../plan-store.ts';

type Calls = typeof planSettingCalls;

const shortestFirst = (durations: readonly SessionDuration[]) => durations.toSorted((one, other) => one.duration - other.duration);

/** How long sessions of a plan may last, and who is told of them: what was chosen for it, else what counts without. */
export async function viewSettings(db: Db, _caller: Member, { userOfflinePlanId }: InputOf<Calls['get']>): Promise<OutputOf<Calls['get']>> {
  const [found, saved] = await Promise.all([findPlan(db, userOfflinePlanId), findSettings(db, userOfflinePlanId)]);
  const plan = found ?? refuse('Trellis:NotFound');
  const elsewhere = await offeredElsewhere(db, plan);
  const chosen = saved?.durations ?? [];
  const isKnown = (minutes: number) => chosen.some(({ duration }) => duration === minutes);
  const others = elsewhere
    .filter((duration) => !isKnown(duration))
    .map((duration) => ({ des: '', duration, bars: limits.bars.usual, enable: !saved?.durations }));
  return {
    userOfflinePlanId,
    hasOwnDurations: Boolean(saved?.durations),
    hasOwnNotice: Boolean(saved?.notice),
    sessionDurations: shortestFirst([...chosen, ...others]),
    notice: saved?.notice ?? usualNotice,
    concurrencyStamp: saved?.stamp ?? null,
  };
}

/** What is offered for sessions of this child with this coach, whatever the plan. */
async function offeredElsewhere(db: Db, { subjectId, trainerId }: PlanRow): Promise<number[]> {
  const [ofChild, ofCoach] = await Promise.all([ownDurationsOf(db, subjectId), sessionDurationsOf(db, trainerId)]);
  return ofChild ?? ofCoach;
}

/** Chooses for one plan; bookings that were made keep what they have. */
export async function changeSettings(db: Db, caller: Member, input: InputOf<Calls['change']>): Promise<OutputOf<Calls['change']>> {
  const planId = input.userOfflinePlanId;
  const plan = await takePlan(db, planId);
  if (plan.state !== 'active' && plan.state !== 'readyToEnd') refuse('RocketSystem:PlanClosed');
  const saved = await findSettings(db, planId);
  if ((saved?.stamp ?? null) !== input.concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewSettings(db, caller, { userOfflinePlanId: planId }) } });
  }
  const durations = input.sessionDurations;
  if (durations && !durations.some(({ enable }) => enable)) refuse('Trellis:NoDuration', { members: ['sessionDurations'] });
  await saveSettings(db, caller.tenantId, planId, { durations: durations && shortestFirst(durations), notice: input.notice });
  await recordEvent(db, caller, { planId, event: 'settingsChanged' });
  return viewSettings(db, caller, { userOfflinePlanId: planId });
}
