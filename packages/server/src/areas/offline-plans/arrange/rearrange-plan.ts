import { sharesOf } from '@trellis/contract/assessments/report';
import { limits } from '@trellis/contract/limits';
import type { arrangeCalls } from '@trellis/contract/offline-plans/arrange/calls';
import { arrangeExercises, levelWithin } from '@trellis/contract/offline-plans/arrange/generator';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findSettings, recordEvent } from '../../plans/public.ts';
import { takePlan } from '../life/close-plan.ts';
import { levelsReached } from '../life/plan-source.ts';
import { findPlan, type PlanRow } from '../plan-store.ts';
import { insertItems, type NewItem } from '../template-store.ts';
import { inLanguage } from '../text.ts';
import {
  categoriesOfPlan,
  exercisesOfPlan,
  type ItemToCome,
  itemsToCome,
  latestReport,
  placeItems,
  removeItems,
  sessionsToCome,
} from './arrange-store.ts';

type Calls = typeof arrangeCalls;

/** What the sessions to come would be arranged by. */
export async function viewRearrangement(
  db: Db,
  { language }: Member,
  { userOfflinePlanId: planId }: InputOf<Calls['rearrangement']>,
): Promise<OutputOf<Calls['rearrangement']>> {
  const plan = (await findPlan(db, planId)) ?? refuse('Trellis:NotFound');
  const [{ report, shares }, sessions, bars] = await Promise.all([basisOf(db, plan), sessionsToCome(db, planId), barsOf(db, planId)]);
  return {
    userOfflinePlanId: planId,
    sessions: sessions.length,
    bars,
    report: report && { title: inLanguage(report.title, language), finishTime: report.finishTime.toISOString() },
    shares: shares.map(({ code: _code, name, ...share }) => ({ ...share, name: inLanguage(name, language) })),
  };
}

/** Replaces the exercises of the sessions to come; quiet ones, and those whose level somebody adjusted, stay. */
export async function rearrangePlan(db: Db, caller: Member, input: InputOf<Calls['rearrange']>): Promise<OutputOf<Calls['rearrange']>> {
  const planId = input.userOfflinePlanId;
  const plan = await takePlan(db, planId);
  if (plan.state !== 'active') refuse('RocketSystem:PlanClosed');
  const numbers = await sessionsToCome(db, planId);
  const exercises = await exercisesOfPlan(db, planId);
  if (numbers.length === 0 || exercises.length === 0) refuse('RocketSystem:NothingToArrange');
  const bars = input.bars ?? (await barsOf(db, planId));
  const { shares } = await basisOf(db, plan);
  const reached = await levelsReached(db, planId);
  const before = Map.groupBy(await itemsToCome(db, planId), ({ num }) => num);
  const sessions = numbers.map((num) => {
    const stay = (before.get(num) ?? []).filter(stays);
    const room = Math.max(0, bars - stay.filter(({ kind }) => kind === 'activity').length);
    return { num, room, taken: stay.map(({ programVersionId }) => programVersionId) };
  });
  const arranged = arrangeExercises({
    sessions,
    shares: shares.map(({ code, percentage }) => ({ category: code, share: percentage })),
    exercises,
    // arranged once more at the same place, it comes out the same
    seed: `${planId}:${numbers[0]}`,
  });
  // a report may ask for nothing that this plan can train
  if (arranged.length === 0) refuse('RocketSystem:NothingToArrange');
  const levelOf = new Map(shares.map(({ code, recommendDifficulty }) => [code, recommendDifficulty]));
  const added = Map.groupBy(
    arranged.map(({ num, category, exercise }) => {
      const level = levelOf.get(category) ?? reached.get(exercise.programVersionId) ?? plan.startDifficulty;
      return { num, programVersionId: exercise.programVersionId, difficulty: levelWithin(level, exercise) };
    }),
    ({ num }) => num,
  );
  await write(db, caller, planId, { numbers, before, added });
  await recordEvent(db, caller, { planId, event: 'rearranged' });
  return { sessions: numbers.length, exercises: arranged.length };
}

const stays = ({ kind, isAdjusted }: ItemToCome) => kind !== 'activity' || isAdjusted;

interface Rewritten {
  numbers: readonly number[];
  before: ReadonlyMap<number, ItemToCome[]>;
  added: ReadonlyMap<number, Omit<NewItem, 'position' | 'kind'>[]>;
}

/** New exercises stand where the first one stood: what came before them still does, and the rest follows. */
async function write(db: Db, { tenantId }: Member, planId: string, { numbers, before, added }: Rewritten): Promise<void> {
  const places: { id: string; position: number }[] = [];
  const items: NewItem[] = [];
  for (const num of numbers) {
    const all = before.get(num) ?? [];
    const own = added.get(num) ?? [];
    const first = all.findIndex((item) => !stays(item));
    const ahead = first < 0 ? 0 : first;
    const kept = all.filter(stays);
    items.push(...own.map((item, index) => ({ ...item, kind: 'activity' as const, position: ahead + index + 1 })));
    places.push(...kept.map(({ id }, index) => ({ id, position: (index < ahead ? index : index + own.length) + 1 })));
  }
  const gone = [...before.values()].flat().filter((item) => !stays(item));
  await removeItems(
    db,
    gone.map(({ id }) => id),
  );
  await placeItems(db, places);
  await insertItems(db, tenantId, planId, items);
}

/** The shares of the categories: those of the latest report, else as often as the template trains each. */
async function basisOf(db: Db, { id, subjectId }: PlanRow) {
  const [categories, report] = await Promise.all([categoriesOfPlan(db, id), latestReport(db, subjectId)]);
  const known = new Map(report?.categories.map((each) => [each.code, each]));
  const percentages = sharesOf(categories.map(({ times }) => times));
  const shares = categories
    .map(({ id: categoryId, code, name, exercises }, index) => {
      const recommended = known.get(code);
      return {
        categoryId,
        code,
        name,
        exercises,
        percentage: report ? (recommended?.percentage ?? 0) : percentages[index]!,
        recommendDifficulty: recommended?.recommendDifficulty ?? null,
      };
    })
    .filter(({ percentage }) => percentage > 0);
  return { report: report ?? null, shares };
}

/** How many exercises a session of a plan takes: what was chosen for the shortest that is offered, else as everywhere. */
async function barsOf(db: Db, planId: string): Promise<number> {
  const chosen = (await findSettings(db, planId))?.durations;
  return chosen?.find(({ enable }) => enable)?.bars ?? limits.bars.usual;
}
