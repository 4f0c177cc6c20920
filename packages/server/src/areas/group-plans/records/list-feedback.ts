import type { groupRecordCalls } from '@trellis/contract/group-plans/records/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { feedbackOfPlan } from '../../offline-plans/public.ts';
import { subjectOf } from '../../subjects/public.ts';
import { groupPlanOf } from '../plan-store.ts';

type Calls = typeof groupRecordCalls;

/** What was said in the sessions of a plan, the latest session first. */
export const listGroupFeedback =
  (type: 'overall' | 'items' | 'whole' | 'personal' | 'parent') =>
  async (
    db: Db,
    caller: Member,
    { groupTrainingPlanId: planId, userId: subjectId, ...page }: InputOf<Calls['personal']>,
  ): Promise<OutputOf<Calls['personal']>> => {
    const [records] = await Promise.all([
      feedbackOfPlan(db, caller, { planId, type, subjectId }, page),
      groupPlanOf(db, planId),
      subjectId && subjectOf(db, subjectId),
    ]);
    return records;
  };
