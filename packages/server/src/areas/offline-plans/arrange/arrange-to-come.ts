import { limits } from '@trellis/contract/limits';
import { arrangeExercises, type CategoryShare, levelWithin } from '@trellis/contract/offline-plans/arrange/generator';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findSettings } from '../../plans/public.ts';
import { levelsReached } from '../life/plan-source.ts';
import type { PlanRow } from '../plan-store.ts';
import { insertItems, type NewItem } from '../template-store.ts';
import { exercisesOfTemplate, type ItemToCome, itemsToCome, placeItems, removeItems, sessionsToCome } from './arrange-store.ts';
import { layOut } from './lay-out.ts';

interface Wish {
  shares: readonly CategoryShare[];
  /** Of the categories that are trained at a level of their own; elsewhere each exercise stays at its level. */
  levels: ReadonlyMap<string, number>;
  bars: number;
}

/** Replaces the exercises of the sessions to come of a plan that is locked; quiet ones, and those whose level somebody adjusted, stay. */
export async function arrangeToCome(
  db: Db,
  { tenantId }: Member,
  plan: PlanRow,
  { shares, levels, bars }: Wish,
): Promise<{ sessions: number; exercises: number }> {
  if (plan.state !== 'active') refuse('RocketSystem:PlanClosed');
  const [numbers, exercises, reached, toCome] = await Promise.all([
    sessionsToCome(db, plan.id),
    exercisesOfTemplate(db, plan.templateVersionId),
    levelsReached(db, plan.id),
    itemsToCome(db, plan.id),
  ]);
  const before = Map.groupBy(toCome, ({ num }) => num);
  const sessions = numbers.map((num) => {
    const stay = (before.get(num) ?? []).filter(stays);
    const room = Math.max(0, bars - stay.filter(({ kind }) => kind === 'activity').length);
    return { num, room, taken: stay.map(({ programVersionId }) => programVersionId) };
  });
  // arranged once more at the same place, it comes out the same
  const arranged = arrangeExercises({ sessions, shares, exercises, seed: `${plan.id}:${numbers[0]}` });
  // a report may ask for nothing that this plan can train
  if (arranged.length === 0) refuse('RocketSystem:NothingToArrange');
  const chosen = Map.groupBy(arranged, ({ num }) => num);
  const laid = numbers.map((num) =>
    layOut(
      before.get(num) ?? [],
      stays,
      (chosen.get(num) ?? []).map(({ category, exercise }): Omit<NewItem, 'position'> => {
        const level = levels.get(category) ?? reached.get(exercise.programVersionId) ?? plan.startDifficulty;
        return { num, kind: 'activity', programVersionId: exercise.programVersionId, difficulty: levelWithin(level, exercise) };
      }),
    ),
  );
  const gone = toCome.filter((item) => !stays(item)).map(({ id }) => id);
  await removeItems(db, gone);
  await placeItems(
    db,
    laid.flatMap(({ kept }) => kept),
  );
  await insertItems(
    db,
    tenantId,
    plan.id,
    laid.flatMap(({ added }) => added),
  );
  return { sessions: numbers.length, exercises: arranged.length };
}

const stays = ({ kind, isAdjusted }: ItemToCome) => kind !== 'activity' || isAdjusted;

/** How many exercises a session of a plan takes: what was chosen for the shortest that is offered, else as everywhere. */
export async function barsOf(db: Db, planId: string): Promise<number> {
  const chosen = (await findSettings(db, planId))?.durations;
  return chosen?.find(({ enable }) => enable)?.bars ?? limits.bars.usual;
}
