import { compareNames } from '@trellis/contract/compare-names';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { vrQuestionnaireCalls } from '@trellis/contract/vr-classroom/questionnaire-calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  createQuestionnaire,
  findQuestionnaire,
  presentQuestionnaire,
  questionnairesWhere,
  updateQuestionnaire,
} from '../../assessments/public.ts';
import { findTest } from '../test-store.ts';

type Calls = typeof vrQuestionnaireCalls;

interface AnswerRow {
  questionnaireId: string;
  id: string;
  isComplete: boolean;
  finishTime: Date | null;
  doctorComment: string | null;
  commentedBy: string | null;
  commentTime: Date | null;
}

/** The questionnaires that go with tests, by name; of a test, those that were answered for it too. */
export async function listTestQuestionnaires(
  db: Db,
  caller: Actor,
  { testRequestId }: InputOf<Calls['infos']>,
): Promise<OutputOf<Calls['infos']>> {
  const answers = testRequestId ? await answersOf(db, testRequestId) : [];
  const answered = answers.map(({ questionnaireId }) => questionnaireId);
  const { rows } = await questionnairesWhere(sql`
    (questionnaire.of_tests and questionnaire.removed_at is null) or questionnaire.id = any (${answered}::uuid[])`).execute(db);
  const items = rows.map((row) => {
    const own = answers.find(({ questionnaireId }) => questionnaireId === row.id);
    return { ...presentQuestionnaire(row, caller.language), answer: own ? stateOf(own) : null };
  });
  return { items: items.toSorted((one, other) => compareNames(one.info.name, other.info.name)) };
}

async function answersOf(db: Db, testRequestId: string): Promise<AnswerRow[]> {
  const [, { rows }] = await Promise.all([
    findTest(db, testRequestId, 'testRequestId'),
    sql<AnswerRow>`
      select own.questionnaire_id as "questionnaireId", own.id, answer.is_complete as "isComplete", answer.finish_time as "finishTime",
        own.doctor_comment as "doctorComment", person.name as "commentedBy", own.commented_at as "commentTime"
      from app.test_answers own join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
      left join identity.known_persons person on person.id = own.commented_by
      where own.request_id = ${testRequestId}`.execute(db),
  ]);
  return rows;
}

const stateOf = ({ questionnaireId: _of, finishTime, commentTime, ...told }: AnswerRow) => ({
  ...told,
  finishTime: finishTime?.toISOString() ?? null,
  commentTime: commentTime?.toISOString() ?? null,
});

/** One of them with the key to its answers. */
export async function findTestQuestionnaire(
  db: Db,
  caller: Actor,
  { questionnaireId }: InputOf<Calls['infoById']>,
): Promise<OutputOf<Calls['infoById']>> {
  const [, found] = await Promise.all([requireOfTests(db, questionnaireId), findQuestionnaire(db, caller, { id: questionnaireId })]);
  return found;
}

/** Publishes a questionnaire that goes with tests. */
export async function addTestQuestionnaire(db: Db, caller: Actor, input: InputOf<Calls['create']>): Promise<OutputOf<Calls['create']>> {
  const made = await createQuestionnaire(db, caller, input);
  await db.updateTable('catalog.questionnaires').set({ of_tests: true }).where('id', '=', made.id).execute();
  return made;
}

/** Changes one of them; what was begun keeps its version. */
export async function changeTestQuestionnaire(
  db: Db,
  caller: Actor,
  { questionnaireId, ...input }: InputOf<Calls['update']>,
): Promise<OutputOf<Calls['update']>> {
  await requireOfTests(db, questionnaireId);
  return updateQuestionnaire(db, caller, { id: questionnaireId, ...input });
}

async function requireOfTests(db: Db, id: string): Promise<void> {
  const found = await db
    .selectFrom('catalog.questionnaires')
    .select('id')
    .where('id', '=', id)
    .where('of_tests', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!found) refuse('Trellis:NotFound', { members: ['questionnaireId'] });
}
