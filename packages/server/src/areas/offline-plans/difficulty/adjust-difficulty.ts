import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import { adjustFault } from '@trellis/contract/offline-plans/difficulty/rules';
import type { PlanState } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { type ItemRow, itemsOf } from '../item-store.ts';
import { takePlan } from '../life/close-plan.ts';
import { saidReason } from '../life/reason-question.ts';
import { requireWritable } from '../running-session.ts';
import { lockSessionOfPlan } from '../session-store.ts';
import { inLanguage } from '../text.ts';
import { adjustItems, numsOfItems, recordChanges } from './difficulty-store.ts';

type Call = typeof planDifficultyCalls.adjust;

export async function adjustDifficulty(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  return adjustLevels(db, caller, await takePlan(db, input.userOfflinePlanId), input);
}

interface Adjusting {
  trainingActivities: readonly string[];
  target: number;
  adjustReason: string;
}

/** Puts exercises of a locked plan of any kind to another level, and with them the same ones of the sessions that follow and have not begun. */
export async function adjustLevels(
  db: Db,
  caller: Member,
  { id: planId, state }: { id: string; state: PlanState },
  { target, trainingActivities, adjustReason }: Adjusting,
): Promise<OutputOf<Call>> {
  if (state !== 'active') refuse('RocketSystem:PlanNotActive');
  const items = await lockItems(db, planId, new Set(trainingActivities));
  for (const item of items) requireAdjustable(item, target, caller);
  const reason = await saidReason(db, caller, adjustReason);
  const laterSessions = await adjustItems(db, caller, { planId, itemIds: items.map(({ id }) => id), target });
  await recordChanges(db, caller, { planId, items, target, reason, laterSessions });
  await recordEvent(db, caller, { planId, event: 'levelAdjusted', num: Math.min(...items.map(({ num }) => num)), chosen: reason });
  return { laterSessions: Math.max(...laterSessions.values(), 0) };
}

/** Exercises of sessions that run or have not begun, with nobody else writing into these. */
async function lockItems(db: Db, planId: string, ids: Set<string>): Promise<ItemRow[]> {
  const found: ItemRow[] = [];
  for (const num of await numsOfItems(db, planId, [...ids])) {
    const session = (await lockSessionOfPlan(db, planId, num)) ?? refuse('Trellis:NotFound');
    if (session.state !== 'notStarted') requireWritable(session);
    found.push(...(await itemsOf(db, session.id)).filter(({ id }) => ids.has(id)));
  }
  if (found.length < ids.size) refuse('Trellis:NotFound', { members: ['trainingActivities'] });
  return found;
}

function requireAdjustable(item: ItemRow, target: number, { language }: Member): void {
  const { hasDone, adjusted: difficultyAdjusted, minDifficulty: min, maxDifficulty: max } = item;
  const fault = adjustFault({ hasDone, difficultyAdjusted, trainingProgram: { minDifficulty: min, maxDifficulty: max } }, target);
  const title = inLanguage(item.title, language);
  if (fault === 'settled') refuse('RocketSystem:ExerciseSettled', { data: { title } });
  if (fault) refuse('RocketSystem:LevelOutOfBounds', { members: ['target'], data: { title, min, max } });
}
