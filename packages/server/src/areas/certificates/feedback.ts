import type { certificateCalls } from '@trellis/contract/certificates/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { publishedForm } from '../certification/public.ts';
import { checkAnswers, knownAnswers, type SurveyDefinition } from '../questionnaires/public.ts';
import { findCertificate } from './certificate-store.ts';

type Calls = typeof certificateCalls;
const form = { code: 'certificate-feedback' };

interface Given {
  definition: SurveyDefinition | null;
  data: Record<string, unknown> | null;
  at: Date | null;
}

/** What whoever has a certificate said of the training; nothing yet, with the form for it. */
export async function viewFeedback(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['feedback']>> {
  await findCertificate(db, caller, id);
  const { rows } = await sql<Given>`
    select version.definition, c.feedback as data, c.feedback_at as at from app.certificates c
    left join catalog.questionnaire_versions version on version.id = c.feedback_version_id where c.id = ${id}`.execute(db);
  const [given] = rows;
  const definition = given?.definition ?? (await publishedForm(db, form)).definition;
  return {
    finishTime: given?.at?.toISOString() ?? null,
    questionnaireAndAnswer: { jsonString: JSON.stringify(definition), answerContent: given?.data ?? {} },
  };
}

/** Says how the training was, once, of a certificate of one's own. */
export async function giveFeedback(db: Db, caller: Actor, { id, questionnaireAndAnswer }: InputOf<Calls['giveFeedback']>): Promise<void> {
  const row = await findCertificate(db, caller, id);
  if (row.trainerId !== caller.personId) refuse('Trellis:NotFound', { members: ['id'] });
  const { versionId, definition } = await publishedForm(db, form);
  const { data, faults } = await checkAnswers(definition, knownAnswers(definition, questionnaireAndAnswer.answerContent), caller.language);
  if (faults.length > 0) refuse('Trellis:QuestionnaireIncomplete', { validationErrors: faults });
  const given = { feedback_version_id: versionId, feedback: JSON.stringify(data), feedback_at: caller.now };
  const { numUpdatedRows } = await db
    .updateTable('app.certificates')
    .set(given)
    .where('id', '=', id)
    .where('feedback_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) refuse('Trellis:QuestionnaireComplete');
}
