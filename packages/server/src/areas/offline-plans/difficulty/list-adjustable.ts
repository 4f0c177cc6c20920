import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import type { PlanState } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IlsVersion } from '../ils-version.ts';
import { itemsOf } from '../item-store.ts';
import { findPlan } from '../plan-store.ts';
import { levelsOf } from '../present.ts';
import { inLanguage } from '../text.ts';
import { sessionsToCome } from './difficulty-store.ts';

type Call = typeof planDifficultyCalls.adjustable;

export async function listAdjustable(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { userOfflinePlanId: planId, num } = input;
  return adjustableOf(db, caller, { planId, num, plan: findPlan(db, planId) });
}

interface Asked {
  planId: string;
  num?: number | undefined;
  /** Of any kind; asked together with its sessions. */
  plan: Promise<{ state: PlanState; ilsVersion: IlsVersion } | undefined>;
}

/** The exercises of a session to come, with what their levels may be. */
export async function adjustableOf(db: Db, { language }: Member, asked: Asked): Promise<OutputOf<Call>> {
  const [plan, sessions] = await Promise.all([asked.plan, sessionsToCome(db, asked.planId)]);
  if (!plan) return refuse('Trellis:NotFound');
  if (plan.state !== 'active') refuse('RocketSystem:PlanNotActive');
  const num = asked.num ?? sessions[0]?.num ?? refuse('RocketSystem:NoSessionLeft');
  const session = sessions.find((one) => one.num === num) ?? refuse('Trellis:NotFound', { members: ['num'] });
  const items = (await itemsOf(db, session.id)).map((item) => ({
    id: item.id,
    num: item.num,
    position: item.position,
    kind: item.kind,
    hasDone: item.hasDone,
    difficultyAdjusted: item.adjusted,
    trainingProgram: {
      id: item.programId,
      code: item.programCode,
      title: inLanguage(item.title, language),
      ...levelsOf(item),
      minDifficulty: item.minDifficulty,
      maxDifficulty: item.maxDifficulty,
      categories: item.categories.map(({ id, name }) => ({ id, name: inLanguage(name, language) })),
    },
  }));
  return { ilsVersion: plan.ilsVersion, num, nums: sessions.map((one) => one.num), items };
}
