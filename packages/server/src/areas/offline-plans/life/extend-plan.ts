import type { planLifeCalls } from '@trellis/contract/offline-plans/life/calls';
import { itemDifficulty } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { playMusic } from '../../music/public.ts';
import { recordEvent } from '../../plans/public.ts';
import { customizationOf } from '../customized/customized-store.ts';
import { generateItems } from '../customized/generate-items.ts';
import { insertItems, insertSessions, type NewItem, type Numbers, templateItems } from '../template-store.ts';
import { setPlanState, takePlan } from './close-plan.ts';
import { findPlanSource, levelsReached, type PlanSource } from './plan-source.ts';
import { recordRenewal } from './renewal-store.ts';
import { requireRoomForActive } from './restart-plan.ts';

type Call = typeof planLifeCalls.extendClass;
type Input = InputOf<Call>;

/** Adds sessions to a plan; one that waited for its end goes on. */
export async function extendPlan(db: Db, caller: Member, input: Input): Promise<OutputOf<Call>> {
  const planId = input.userOfflinePlanId;
  const plan = await takePlan(db, planId);
  if (plan.state === 'readyToEnd') await requireRoomForActive(db, plan.subjectId);
  else if (plan.state !== 'active') refuse('RocketSystem:PlanClosed');
  const source = (await findPlanSource(db, planId)) ?? refuse('Trellis:NotFound');
  const numbers = { first: source.lastNum + 1, last: source.lastNum + input.number };
  await recordRenewal(db, caller, { subjectId: plan.subjectId, source, input });
  await insertSessions(db, caller.tenantId, planId, numbers);
  await insertItems(db, caller.tenantId, planId, await itemsOf(db, input, source, numbers));
  await playMusic(db, planId, source.musicCourseId, numbers);
  if (plan.state === 'readyToEnd') await setPlanState(db, planId, 'active');
  await recordEvent(db, caller, { planId, event: 'extended', reasons: [`+${input.number}`] });
  return { totalNum: plan.totalNum + input.number };
}

/** The exercises of added sessions: the template's, over and over, or those that the report asks for which the plan was made of. */
async function itemsOf(db: Db, input: Input, source: PlanSource, { first, last }: Numbers): Promise<NewItem[]> {
  const { continuationMode: mode, userOfflinePlanId: planId } = input;
  const [made, reached] = await Promise.all([
    customizationOf(db, planId),
    mode === 'Continue' ? levelsReached(db, planId) : new Map<string, number>(),
  ]);
  const level = mode === 'New' ? (input.startDifficulty ?? source.startDifficulty) : source.startDifficulty;
  const begins = mode === 'Continue' ? 1 + source.addedNum : first;
  const all = Array.from({ length: last - begins + 1 }, (_, index) => ({ num: begins + index, place: (index % source.templateNum) + 1 }));
  const { templateVersionId } = source;
  if (made) {
    const isLevelChosen = mode === 'New' && input.startDifficulty !== undefined;
    return generateItems(db, { ...made, templateVersionId, sessions: all, from: first, startDifficulty: level, reached, isLevelChosen });
  }
  const byPlace = Map.groupBy(await templateItems(db, templateVersionId), ({ num }) => num);
  return all
    .filter(({ num }) => num >= first)
    .flatMap(({ num, place }) =>
      (byPlace.get(place) ?? []).map((item) => ({
        ...item,
        num,
        difficulty: reached.get(item.programVersionId) ?? itemDifficulty(level, item.offset, item),
      })),
    );
}
