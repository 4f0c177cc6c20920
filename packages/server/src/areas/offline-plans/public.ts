import type { PlanKind, PlanState } from '@trellis/contract/offline-plans/rules';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findPlan } from './plan-store.ts';

// what a trial shares with the sessions of plans
export { answersOf, clearItemAnswer, saveAnswer } from './answer-store.ts';
export { recordEvent } from './event-store.ts';
export { cleanFeedbacks, loadForms, tappedFeedbacks } from './forms.ts';
export { handOverPlans, plansOfCoach } from './hand-over-plans.ts';
export { type ItemRow, itemsOf, lastTimes, setOutcome } from './item-store.ts';
export { enterParticipants, removeParticipants } from './participants.ts';
export { describePlans } from './plan-section.ts';
export { lockPlan } from './plan-store.ts';
export { presentItem } from './present.ts';
export { closeSession } from './session-store.ts';
export { durationsOfPlan, noticeOfPlan } from './settings/settings-store.ts';
export { inLanguage, messageOf } from './text.ts';

export interface KnownPlan {
  subjectId: string;
  subjectName: string;
  kind: PlanKind;
  state: PlanState;
  /** Sessions that are not finished, an open one included. */
  remainingSessions: number;
}

/** A one-to-one plan of the caller's centre; refuses with NotFound when there is none. */
export async function planOf(db: Db, planId: string): Promise<KnownPlan> {
  const plan = (await findPlan(db, planId)) ?? refuse('Trellis:NotFound');
  const { subjectId, subjectName, kind, state, totalNum, finishedNum } = plan;
  return { subjectId, subjectName, kind, state, remainingSessions: totalNum - finishedNum };
}
