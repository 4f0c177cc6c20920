import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import { type QuestionnairePurpose, questionnaireCodes } from '@trellis/contract/questionnaires/rules';
import type { AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockSubject } from '../subjects/public.ts';
import { findRecord } from './find-answer.ts';
import type { ForeignPurpose } from './store.ts';

/** The development history that is being filled in, or a new one. */
export async function openDevelopment(
  db: Db,
  caller: Member,
  input: InputOf<typeof questionnaireCalls.openDevelopment>,
): Promise<AnswerRecord> {
  return findRecord(db, caller, { id: await openAnswer(db, caller, input.subjectId, 'development') });
}

/** The parental interview that is being written, or a new one. */
export async function openParentalInterview(
  db: Db,
  caller: Member,
  input: InputOf<typeof questionnaireCalls.openParentalInterview>,
): Promise<AnswerRecord> {
  return findRecord(db, caller, { id: await openAnswer(db, caller, input.subjectId, 'parentalInterview') });
}

/** The id of a child's open answer for a purpose. Where none is open, one begins with the version that is published now. */
export async function openAnswer(db: Db, caller: Member, subjectId: string, purpose: QuestionnairePurpose): Promise<string> {
  // under the child's lock, so that two who open at once get the same
  if (!(await lockSubject(db, subjectId))) refuse('SubjectNotFound');
  const open = await db
    .selectFrom('app.questionnaire_answers')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', purpose)
    .where('is_complete', '=', false)
    .executeTakeFirst();
  if (open) return open.id;
  const questionnaire = await db
    .selectFrom('catalog.questionnaires')
    .select('id')
    .where('code', '=', questionnaireCodes[purpose])
    .executeTakeFirst();
  const questionnaireId = questionnaire?.id ?? refuse('Trellis:QuestionnaireNotFound');
  return beginAnswer(db, caller, { subjectId, questionnaireId, purpose });
}

interface Begun {
  subjectId: string;
  questionnaireId: string;
  purpose: QuestionnairePurpose | ForeignPurpose;
}

/** Begins an answer with the version that is published now; answers its id. */
export async function beginAnswer(db: Db, caller: Member, { subjectId, questionnaireId, purpose }: Begun): Promise<string> {
  const begun = await db
    .insertInto('app.questionnaire_answers')
    .values({
      tenant_id: caller.tenantId,
      subject_id: subjectId,
      questionnaire_id: questionnaireId,
      version_id: await publishedVersion(db, questionnaireId),
      purpose,
      started_at: caller.now,
      updated_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return begun.id;
}

async function publishedVersion(db: Db, questionnaireId: string): Promise<string> {
  const version = await db
    .selectFrom('catalog.questionnaire_versions')
    .select('id')
    .where('questionnaire_id', '=', questionnaireId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return version?.id ?? refuse('Trellis:QuestionnaireNotFound');
}
