import type { customizedPlanCalls } from '@trellis/contract/offline-plans/customized/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { recordEvent } from '../../plans/public.ts';
import { subjectOf } from '../../subjects/public.ts';
import { categoriesOfTemplate } from '../arrange/arrange-store.ts';
import { arrangeToCome, barsOf } from '../arrange/arrange-to-come.ts';
import { latestReport } from '../arrange/latest-report.ts';
import { presentCustomized, wishOf } from '../arrange/shares.ts';
import { takePlan } from '../life/close-plan.ts';
import { findTemplate } from '../template-store.ts';
import { inLanguage } from '../text.ts';
import { pageOfCustomized, recordCustomization } from './customized-store.ts';

type Calls = typeof customizedPlanCalls;

/** What a plan of this template would be if the latest report of a child made it. */
export async function viewCustomizedPlan(
  db: Db,
  { language }: Member,
  { userId, templateId }: InputOf<Calls['get']>,
): Promise<OutputOf<Calls['get']>> {
  const [template, report] = await Promise.all([findTemplate(db, templateId), latestReport(db, userId), subjectOf(db, userId)]);
  if (!template) return refuse('Trellis:NotFound', { members: ['templateId'] });
  return presentCustomized(report, await categoriesOfTemplate(db, template.versionId), language);
}

/** Which plans of a child were made by a report, newest first. */
export async function listCustomizedPlans(db: Db, { language }: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const [{ rows, totalCount }] = await Promise.all([pageOfCustomized(db, input.userId, input), subjectOf(db, input.userId)]);
  const items = rows.map(({ content, ...row }) => ({
    id: row.id,
    userOfflinePlanId: row.planId,
    displayName: inLanguage(row.planName, language),
    creationTime: row.createdAt.toISOString(),
    creator: row.creator,
    report: { title: inLanguage(row.title, language), finishTime: row.finishTime.toISOString() },
    bars: row.bars,
    recommendDifficulty: content.recommendDifficulty,
    recommendMusicCourse: content.recommendMusicCourse,
    arrangeableClass: content.arrangeableClass,
    recommendProject: content.recommendProject,
    categories: content.categories
      .filter(({ percentage }) => percentage > 0)
      .map((category) => ({ ...category, name: inLanguage(category.name, language) })),
  }));
  return { items, totalCount };
}

/** Chooses the exercises of the sessions to come of a plan by a report. */
export async function customizePlan(db: Db, caller: Member, input: InputOf<Calls['customize']>): Promise<OutputOf<Calls['customize']>> {
  const planId = input.userOfflineTrainingPlanId;
  const plan = await takePlan(db, planId);
  const [report, bars] = await Promise.all([latestReport(db, plan.subjectId, input.userAssessmentId), input.bars ?? barsOf(db, planId)]);
  if (!report) return refuse('Trellis:NotFound', { members: ['userAssessmentId'] });
  const done = await arrangeToCome(db, caller, plan, { ...wishOf(report.content), bars });
  await Promise.all([
    recordCustomization(db, caller, { planId, reportId: report.id, bars }),
    recordEvent(db, caller, { planId, event: 'rearranged' }),
  ]);
  return done;
}
