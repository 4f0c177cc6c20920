import type { SectionScore } from '@trellis/contract/questionnaires/scoring';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { fillTemplate } from '@trellis/contract/vr-classroom/comment-template';
import type { TestAnswer, vrAnswerCalls, vrQuestionnaireCalls } from '@trellis/contract/vr-classroom/questionnaire-calls';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor, Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import {
  beginAnswer,
  contentOf,
  correctRate,
  findAnswer,
  keepAnswers,
  lockAnswer,
  presentScores,
  submitAnswers,
} from '../../questionnaires/public.ts';
import { lockTest } from '../test-store.ts';

type Calls = typeof vrQuestionnaireCalls;
type Given = InputOf<typeof vrAnswerCalls.save>;

interface AnswerRow {
  testRequestId: string;
  questionnaireId: string;
  subjectName: string;
  template: Record<Actor['language'], string>;
  score: SectionScore[] | null;
  doctorComment: string | null;
  commentedBy: string | null;
  commentTime: Date | null;
}

async function load(db: Db, id: string) {
  const [answer, { rows }] = await Promise.all([
    findAnswer(db, id),
    sql<AnswerRow>`
      select own.request_id as "testRequestId", own.questionnaire_id as "questionnaireId", child.name as "subjectName",
        questionnaire.doctor_comment_template as template, answer.score, own.doctor_comment as "doctorComment",
        person.name as "commentedBy", own.commented_at as "commentTime"
      from app.test_answers own
      join app.questionnaire_answers answer on answer.tenant_id = own.tenant_id and answer.id = own.id
      join app.subjects child on child.tenant_id = answer.tenant_id and child.id = answer.subject_id
      join catalog.questionnaires questionnaire on questionnaire.id = own.questionnaire_id
      left join identity.known_persons person on person.id = own.commented_by
      where own.id = ${id}`.execute(db),
  ]);
  const [row] = rows;
  return answer && row ? { answer, row } : refuse('Trellis:QuestionnaireNotFound');
}

/** What was answered for a test, with what a doctor wrote about it. */
export async function viewTestAnswer(db: Db, { language }: Actor, { answerId }: InputOf<Calls['answer']>): Promise<TestAnswer> {
  const { answer, row } = await load(db, answerId);
  const { template: _template, score, commentTime, ...told } = row;
  return {
    ...told,
    id: answerId,
    name: answer.name[language],
    isComplete: answer.isComplete,
    finishTime: answer.finishTime?.toISOString() ?? null,
    finishedPage: answer.finishedPage,
    correctRate: correctRate(score),
    scores: presentScores(score, answer.scoring, language),
    questionnaireAndAnswer: contentOf(answer),
    commentTime: commentTime?.toISOString() ?? null,
    concurrencyStamp: answer.concurrencyStamp,
  };
}

/** What a doctor begins a comment with; answers are told of once they are complete. */
export async function writeTemplate(
  db: Db,
  { language, zone }: Actor,
  { answerId }: InputOf<Calls['doctorCommentTemplate']>,
): Promise<OutputOf<Calls['doctorCommentTemplate']>> {
  const { answer, row } = await load(db, answerId);
  const date = answer.finishTime ? dateIn(zone, answer.finishTime.toISOString()) : '–';
  const said = { child: row.subjectName, date, index: correctRate(row.score), sections: row.score ?? [] };
  return { text: fillTemplate(row.template[language], said) };
}

/** Begins, keeps or submits the answers to a questionnaire of a test, and keeps a doctor's comment on them. */
export async function saveTestAnswer(db: Db, caller: Member, input: Given): Promise<TestAnswer> {
  const { answerId } = await openTestAnswer(db, caller, input);
  if (input.answerContent || input.concurrencyStamp || input.isComplete) await keep(db, caller, answerId, input);
  if (input.doctorComment !== undefined) await comment(db, caller, answerId, input.doctorComment);
  return viewTestAnswer(db, caller, { answerId });
}

type Named = Pick<Given, 'testRequestId' | 'questionnaireId'>;

/** The answers to a questionnaire of a test where it may be filled in; they are begun where nobody did. */
export async function openTestAnswer(db: Db, caller: Member, input: Named): Promise<{ answerId: string; subjectId: string }> {
  // of two who begin at once, one comes after the other
  const test = await lockTest(db, input.testRequestId, 'testRequestId');
  if (!test.allow_questionnaires) refuse('RocketSystem:QuestionnairesNotAllowed');
  if (test.status === 'Cancelled') refuse('RocketSystem:TestStepRefused');
  const subjectId = test.subject_id;
  return { answerId: (await findBegun(db, input)) ?? (await begin(db, caller, { ...input, subjectId })), subjectId };
}

async function findBegun(db: Db, { testRequestId, questionnaireId }: Named): Promise<string | undefined> {
  const own = await db
    .selectFrom('app.test_answers')
    .select('id')
    .where('request_id', '=', testRequestId)
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst();
  return own?.id;
}

async function begin(
  db: Db,
  caller: Member,
  { testRequestId, questionnaireId, subjectId }: Named & { subjectId: string },
): Promise<string> {
  const offered = await db
    .selectFrom('catalog.questionnaires')
    .select('id')
    .where('id', '=', questionnaireId)
    .where('of_tests', '=', true)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!offered) refuse('Trellis:QuestionnaireNotFound');
  const id = await beginAnswer(db, caller, { subjectId, questionnaireId, purpose: 'vrTest' });
  const own = { tenant_id: caller.tenantId, id, request_id: testRequestId, questionnaire_id: questionnaireId };
  await db.insertInto('app.test_answers').values(own).execute();
  return id;
}

async function keep(db: Db, caller: Member, answerId: string, input: Given): Promise<void> {
  const found = (await lockAnswer(db, answerId)) ?? refuse('Trellis:QuestionnaireNotFound');
  const { answerContent = found.data, finishedPage = found.finishedPage, concurrencyStamp = '' } = input;
  const answers = { answerContent, finishedPage, concurrencyStamp };
  const filler = { filler_person_id: caller.personId, filler_guardian_id: null, filled_by_link: null };
  if (input.isComplete) await submitAnswers(db, found, answers, { filler, language: caller.language, now: caller.now });
  else await keepAnswers(db, found, answers, filler);
}

async function comment(db: Db, caller: Member, answerId: string, text: string | null): Promise<void> {
  const found = (await findAnswer(db, answerId)) ?? refuse('Trellis:QuestionnaireNotFound');
  if (!found.isComplete) refuse('Trellis:QuestionnaireOpen');
  const by = text === null ? { commented_by: null, commented_at: null } : { commented_by: caller.personId, commented_at: caller.now };
  await db
    .updateTable('app.test_answers')
    .set({ doctor_comment: text, ...by })
    .where('id', '=', answerId)
    .execute();
}
