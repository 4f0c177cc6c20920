import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { SectionAnswers } from '@trellis/contract/certification/study-calls';
import { scoreAnswers } from '@trellis/contract/questionnaires/scoring';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { correctRate } from '../../questionnaires/public.ts';
import { type FormPlace, type FoundForm, findForm, lockForm, openForm, presentForm } from '../forms/form-store.ts';
import { publishedForm } from '../forms/published-form.ts';
import { saveForm } from '../forms/save-form.ts';
import type { TrainerModuleRow } from '../trainers/trainer-module-store.ts';
import { lockStudied } from './study-store.ts';

type Calls = typeof certificationCalls;

/** A section was studied to its end; said again, nothing changes. */
export async function finishContent(db: Db, caller: Actor, input: InputOf<Calls['finishContent']>): Promise<void> {
  const module = await lockStudied(db, caller, input.moduleId);
  const { courseId, contentId, timeConsuming } = input;
  await requireSection(db, module, contentId, courseId);
  await sql`
    insert into app.section_studies (tenant_id, trainer_module_id, course_id, content_id, minutes, finished_at)
    values (${module.tenantId}, ${module.id}, ${courseId}, ${contentId}, ${timeConsuming}, ${caller.now})
    on conflict do nothing`.execute(db);
}

/** Opens the questionnaire of a section; with answers, keeps or submits them. */
export async function contentQuestionnaire(db: Db, caller: Actor, input: InputOf<Calls['contentQuestionnaire']>): Promise<SectionAnswers> {
  const module = await lockStudied(db, caller, input.moduleId);
  const { contentId, questionnaireId, answerContent } = input;
  const section = await requireSection(db, module, contentId);
  if (section.questionnaireId !== questionnaireId) refuse('Trellis:QuestionnaireNotFound');
  const place: FormPlace = { kind: 'section', tenantId: module.tenantId, trainerModuleId: module.id, contentId };
  await openForm(db, caller, place, await publishedForm(db, { questionnaireId }));
  const found = (await lockForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound');
  if (answerContent === undefined) return present(found);
  await saveForm(db, caller, found, { ...input, answerContent, concurrencyStamp: input.concurrencyStamp ?? found.concurrencyStamp });
  if (input.isComplete) await score(db, place);
  return present((await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound'));
}

async function score(db: Db, place: FormPlace): Promise<void> {
  const { id, scoring, data } = (await findForm(db, place)) ?? refuse('Trellis:QuestionnaireNotFound');
  const score = JSON.stringify(scoreAnswers(scoring, data));
  await db.updateTable('app.certification_answers').set({ score }).where('id', '=', id).execute();
}

/** A section of the module's courses, or of the one that is named; any other does not exist here. */
async function requireSection(
  db: Db,
  { moduleId }: TrainerModuleRow,
  contentId: string,
  courseId?: string,
): Promise<{ questionnaireId: string | null }> {
  const { rows } = await sql<{ questionnaireId: string | null }>`
    select c.questionnaire_id as "questionnaireId" from catalog.training_module_courses link
    join catalog.course_sections part on part.course_id = link.course_id
    join catalog.course_contents c on c.id = part.content_id
    where link.module_id = ${moduleId} and c.id = ${contentId} ${courseId === undefined ? sql`` : sql`and link.course_id = ${courseId}`}
    limit 1`.execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['contentId'] });
}

const present = (found: FoundForm): SectionAnswers => ({
  ...presentForm(found),
  userQuestionnaireId: found.id,
  correctRate: found.isComplete ? correctRate(found.score) : null,
});
