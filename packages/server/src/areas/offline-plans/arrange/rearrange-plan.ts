import type { arrangeCalls } from '@trellis/contract/offline-plans/arrange/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { takePlan } from '../life/close-plan.ts';
import { findPlan } from '../plan-store.ts';
import { inLanguage } from '../text.ts';
import { categoriesOfTemplate, sessionsToCome } from './arrange-store.ts';
import { arrangeToCome, barsOf } from './arrange-to-come.ts';
import { latestReport } from './latest-report.ts';
import { presentCustomized, sharesOfTemplate } from './shares.ts';

type Calls = typeof arrangeCalls;

/** What the sessions to come may be arranged by. */
export async function viewRearrangement(
  db: Db,
  { language }: Member,
  { userOfflinePlanId: planId }: InputOf<Calls['rearrangement']>,
): Promise<OutputOf<Calls['rearrangement']>> {
  const plan = (await findPlan(db, planId)) ?? refuse('Trellis:NotFound');
  const [categories, report, sessions, bars] = await Promise.all([
    categoriesOfTemplate(db, plan.templateVersionId),
    latestReport(db, plan.subjectId),
    sessionsToCome(db, planId),
    barsOf(db, planId),
  ]);
  return {
    userOfflinePlanId: planId,
    sessions: sessions.length,
    bars,
    shares: sharesOfTemplate(categories).map(({ id, name, percentage, exercises }) => ({
      categoryId: id,
      name: inLanguage(name, language),
      percentage,
      exercises,
    })),
    customized: presentCustomized(report, categories, language),
  };
}

/** Arranges the sessions to come as the template trains each category. */
export async function rearrangePlan(db: Db, caller: Member, input: InputOf<Calls['rearrange']>): Promise<OutputOf<Calls['rearrange']>> {
  const planId = input.userOfflinePlanId;
  const plan = await takePlan(db, planId);
  const categories = sharesOfTemplate(await categoriesOfTemplate(db, plan.templateVersionId));
  const shares = categories.map(({ code, percentage }) => ({ category: code, share: percentage }));
  const done = await arrangeToCome(db, caller, plan, { shares, levels: new Map(), bars: input.bars ?? (await barsOf(db, planId)) });
  await recordEvent(db, caller, { planId, event: 'rearranged' });
  return done;
}
