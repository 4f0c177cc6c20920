import { limits } from '@trellis/contract/limits';
import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { itemDifficulty } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { playMusic } from '../music/public.ts';
import { recordEvent } from '../plans/public.ts';
import { latestReport } from './arrange/latest-report.ts';
import { recordCustomization } from './customized/customized-store.ts';
import { generateItems } from './customized/generate-items.ts';
import {
  findTemplate,
  hasActivePlan,
  insertItems,
  insertPlan,
  insertSessions,
  lockSubject,
  templateItems,
  worksHere,
} from './template-store.ts';

type Input = InputOf<typeof offlinePlanCalls.create>;
type Output = OutputOf<typeof offlinePlanCalls.create>;

/** Creates a child's plan from a template: its numbered sessions with their items, at the level asked for or chosen by a report, and their music. */
export async function createPlan(db: Db, caller: Member, input: Input): Promise<Output> {
  if (!(await lockSubject(db, input.subjectId))) refuse('SubjectNotFound');
  const template = (await findTemplate(db, input.templateId)) ?? refuse('Trellis:NotFound', { members: ['templateId'] });
  if (!(await worksHere(db, caller.tenantId, input.trainerId))) refuse('Trellis:NotFound', { members: ['trainerId'] });
  if (await hasActivePlan(db, input.subjectId)) refuse('RocketSystem:ActivePlanExists');

  const { tenantId, now } = caller;
  const { subjectId, trainerId, startDifficulty, serverNumber, customized } = input;
  const report =
    customized &&
    ((await latestReport(db, subjectId, customized.userAssessmentId)) ?? refuse('Trellis:NotFound', { members: ['customized'] }));
  const bars = customized?.bars ?? limits.bars.usual;
  const sessions = Array.from({ length: template.totalNum }, (_, index) => ({ num: index + 1, place: index + 1 }));
  const items = report
    ? await generateItems(db, { templateVersionId: template.versionId, sessions, report, bars, startDifficulty })
    : (await templateItems(db, template.versionId)).map((item) => ({
        ...item,
        difficulty: itemDifficulty(startDifficulty, item.offset, item),
      }));
  const planId = await insertPlan(db, { tenantId, subjectId, trainerId, startDifficulty, serverNumber, now, template });
  const numbers = { first: 1, last: template.totalNum };
  await insertSessions(db, tenantId, planId, numbers);
  await insertItems(db, tenantId, planId, items);
  await playMusic(db, planId, template.musicCourseId, numbers);
  if (report) await recordCustomization(db, caller, { planId, reportId: report.id, bars });
  await recordEvent(db, caller, { planId, event: 'created' });
  return { id: planId };
}
