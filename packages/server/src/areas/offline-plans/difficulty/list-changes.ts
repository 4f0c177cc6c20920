import type { planDifficultyCalls } from '@trellis/contract/offline-plans/difficulty/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Page } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { presentReasons } from '../life/reason-question.ts';
import { findPlan } from '../plan-store.ts';
import { inLanguage } from '../text.ts';
import { pageOfChanges } from './difficulty-store.ts';

type Call = typeof planDifficultyCalls.records;

export async function listDifficultyChanges(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { userOfflinePlanId: planId } = input;
  const [plan, changes] = await Promise.all([findPlan(db, planId), changesOfPlan(db, caller, planId, input)]);
  return plan ? changes : refuse('Trellis:NotFound');
}

/** Which levels of a plan of any kind were changed, newest first. */
export async function changesOfPlan(db: Db, { language }: Member, planId: string, page: Page): Promise<OutputOf<Call>> {
  const { rows, totalCount } = await pageOfChanges(db, planId, page);
  const items = rows.map(({ createdAt, categories, programId, programCode, title, question, adjustReason, ...row }) => ({
    ...row,
    creationTime: createdAt.toISOString(),
    trainingCategory: categories.map((name) => inLanguage(name, language)).join(', '),
    beforeTrainingProgram: { id: programId, code: programCode, title: inLanguage(title, language) },
    reason: presentReasons(question, [adjustReason], language).answers.join(),
  }));
  return { items, totalCount };
}
