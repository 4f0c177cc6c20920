import type { LocalText } from '@trellis/contract/languages';
import { type QuestionnairePurpose, questionnairePurposes } from '@trellis/contract/questionnaires/rules';
import type { Scoring } from '@trellis/contract/questionnaires/scoring';
import type { Db } from '../../platform/db/types.ts';

/** Answers that belong to something of another area: this area's own calls do not know them. */
export type ForeignPurpose = 'assessment' | 'vrTest';

/** Whether an answer is nobody else's. */
export const isOwn = (answer: FoundAnswer): answer is FoundAnswer & { purpose: QuestionnairePurpose } =>
  (questionnairePurposes as readonly string[]).includes(answer.purpose);

/** An answer with the version of the questionnaire that it was begun with. */
export interface FoundAnswer {
  id: string;
  subjectId: string;
  purpose: QuestionnairePurpose | ForeignPurpose;
  name: LocalText;
  version: number;
  definition: SurveyDefinition;
  scoring: Scoring;
  data: Record<string, unknown>;
  finishedPage: number;
  isComplete: boolean;
  finishTime: Date | null;
  concurrencyStamp: string;
}

/** As much of survey-core's definition as we look at ourselves. */
export interface SurveyDefinition {
  pages: { elements: { name: string }[] }[];
}

/** An answer of the centre, or the one of a guest's link. */
export async function findAnswer(db: Db, id: string): Promise<FoundAnswer | undefined> {
  const row = await db
    .selectFrom('app.questionnaire_answers as answer')
    .innerJoin('catalog.questionnaire_versions as version', 'version.id', 'answer.version_id')
    .innerJoin('catalog.questionnaires as questionnaire', 'questionnaire.id', 'answer.questionnaire_id')
    .select([
      'answer.id',
      'answer.subject_id as subjectId',
      'answer.purpose',
      'questionnaire.name',
      'version.version',
      'version.definition',
      'version.scoring',
      'answer.data',
      'answer.finished_page as finishedPage',
      'answer.is_complete as isComplete',
      'answer.finish_time as finishTime',
      'answer.concurrency_stamp as concurrencyStamp',
    ])
    .where('answer.id', '=', id)
    .executeTakeFirst();
  return row as FoundAnswer | undefined;
}

/** The same under its lock: of two who save at once, the second sees what the first left. */
export async function lockAnswer(db: Db, id: string): Promise<FoundAnswer | undefined> {
  const locked = await db.selectFrom('app.questionnaire_answers').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return locked && findAnswer(db, id);
}
