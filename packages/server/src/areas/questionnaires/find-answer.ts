import type { Language } from '@trellis/contract/languages';
import type { questionnaireCalls } from '@trellis/contract/questionnaires/calls';
import { questionnairePurposes } from '@trellis/contract/questionnaires/rules';
import type { AnswerListItem, AnswerRecord } from '@trellis/contract/questionnaires/schemas';
import type { SectionScore } from '@trellis/contract/questionnaires/scoring';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { subjectOf } from '../subjects/public.ts';
import { correctRate, presentScores } from './present.ts';
import { type FoundAnswer, findAnswer, isOwn } from './store.ts';

/** One questionnaire of the centre's children with its answers. */
export async function findRecord(db: Db, caller: Member, { id }: { id: string }): Promise<AnswerRecord> {
  const found = (await findAnswer(db, id)) ?? refuse('Trellis:QuestionnaireNotFound');
  if (!isOwn(found)) refuse('Trellis:QuestionnaireNotFound');
  const row = await headRows(db).where('answer.id', '=', id).executeTakeFirstOrThrow();
  const head = presentHead(row as HeadRow, caller.language);
  return {
    ...head,
    questionnaireAndAnswer: { ...contentOf(found), correctRate: head.correctRate },
    scores: presentScores((row as HeadRow).score, found.scoring, caller.language),
    concurrencyStamp: found.concurrencyStamp,
  };
}

/** A child's questionnaires, the latest first. */
export async function listAnswers(
  db: Db,
  caller: Member,
  { subjectId, ...page }: InputOf<typeof questionnaireCalls.getList>,
): Promise<OutputOf<typeof questionnaireCalls.getList>> {
  const listed = headRows(db)
    .where('answer.subject_id', '=', subjectId)
    .where('answer.purpose', 'in', questionnairePurposes)
    .modifyEnd(inPage(sql`answer.started_at desc, answer.id`, page));
  const [rows, totalCount] = await Promise.all([
    listed.execute(),
    countRows(db, sql`from app.questionnaire_answers where subject_id = ${subjectId} and purpose in (${sql.join(questionnairePurposes)})`),
    subjectOf(db, subjectId),
  ]);
  return { items: (rows as HeadRow[]).map((row) => presentHead(row, caller.language)), totalCount };
}

/** A child's latest development history. */
export async function findLatestDevelopment(
  db: Db,
  caller: Member,
  { subjectId }: InputOf<typeof questionnaireCalls.latestDevelopment>,
): Promise<OutputOf<typeof questionnaireCalls.latestDevelopment>> {
  await subjectOf(db, subjectId);
  const id = await latestId(db, subjectId);
  return { record: id ? await findRecord(db, caller, { id }) : null };
}

/** The id of a child's latest development history, submitted or not. */
export async function latestId(db: Db, subjectId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('app.questionnaire_answers')
    .select('id')
    .where('subject_id', '=', subjectId)
    .where('purpose', '=', 'development')
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The definition for survey-core, and the answers so far. */
export function contentOf({ definition, data }: FoundAnswer) {
  return { jsonString: JSON.stringify(definition), answerContent: data };
}

interface HeadRow {
  id: string;
  subjectId: string;
  purpose: AnswerListItem['purpose'];
  name: Record<Language, string>;
  version: number;
  isComplete: boolean;
  finishedPage: number;
  finishTime: Date | null;
  startedAt: Date;
  updatedAt: Date;
  isAnswered: boolean;
  personName: string | null;
  guardianName: string | null;
  score: SectionScore[] | null;
}

function headRows(db: Db) {
  return db
    .selectFrom('app.questionnaire_answers as answer')
    .innerJoin('catalog.questionnaire_versions as version', 'version.id', 'answer.version_id')
    .innerJoin('catalog.questionnaires as questionnaire', 'questionnaire.id', 'answer.questionnaire_id')
    .leftJoin('identity.known_persons as person', 'person.id', 'answer.filler_person_id')
    .leftJoin('app.guardians as guardian', (join) =>
      join.onRef('guardian.tenant_id', '=', 'answer.tenant_id').onRef('guardian.id', '=', 'answer.filler_guardian_id'),
    )
    .select([
      'answer.id',
      'answer.subject_id as subjectId',
      'answer.purpose',
      'questionnaire.name',
      'version.version',
      'answer.is_complete as isComplete',
      'answer.finished_page as finishedPage',
      'answer.finish_time as finishTime',
      'answer.started_at as startedAt',
      'answer.updated_at as updatedAt',
      sql<boolean>`answer.is_complete or answer.data <> '{}'`.as('isAnswered'),
      'person.name as personName',
      'guardian.full_name as guardianName',
      'answer.score',
    ]);
}

function presentHead(row: HeadRow, language: Language): AnswerListItem {
  const { personName, guardianName, score, name, finishTime, startedAt, updatedAt, ...rest } = row;
  const filler = row.isAnswered ? (personName ?? guardianName) : null;
  return {
    ...rest,
    name: name[language],
    finishTime: finishTime && finishTime.toISOString(),
    startedAt: startedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    fillerUser: filler === null ? null : { name: filler },
    correctRate: correctRate(score),
  };
}
