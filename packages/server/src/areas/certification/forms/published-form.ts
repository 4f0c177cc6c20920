import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { SurveyDefinition } from '../../questionnaires/public.ts';

export interface PublishedForm {
  versionId: string;
  definition: SurveyDefinition;
}

/** The version of a questionnaire that is published now, by its code or id. */
export async function publishedForm(db: Db, of: { code: string } | { questionnaireId: string }): Promise<PublishedForm> {
  const versions = db
    .selectFrom('catalog.questionnaire_versions as version')
    .innerJoin('catalog.questionnaires as questionnaire', 'questionnaire.id', 'version.questionnaire_id')
    .select(['version.id as versionId', 'version.definition'])
    .orderBy('version.version', 'desc')
    .limit(1);
  const ofOne =
    'code' in of ? versions.where('questionnaire.code', '=', of.code) : versions.where('questionnaire.id', '=', of.questionnaireId);
  const row = await ofOne.executeTakeFirst();
  return (row as PublishedForm | undefined) ?? refuse('Trellis:QuestionnaireNotFound');
}
