import type { groupPlanCalls } from '@trellis/contract/group-plans/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { reversePlatform } from '../scheduling/public.ts';
import { takePlan } from './plan-store.ts';

type Call = typeof groupPlanCalls.reverseUserCoursePlatform;

/** Puts the next booking of a plan from the centre to the app, or back. */
export async function reverseGroupPlatform(db: Db, caller: Member, { groupTrainingPlanId }: InputOf<Call>): Promise<OutputOf<Call>> {
  const plan = await takePlan(db, groupTrainingPlanId);
  return { platform: (await reversePlatform(db, caller, plan.id)) ?? refuse('Trellis:NotBooked') };
}
