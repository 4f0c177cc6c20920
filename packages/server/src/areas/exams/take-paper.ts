import { randomInt } from 'node:crypto';
import type { Regulation } from '@trellis/contract/exams/examination';
import type { paperCalls } from '@trellis/contract/exams/paper-calls';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { needsPayment } from '@trellis/contract/exams/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findTrainerModule, requireRunning, requireUnstopped } from '../certification/public.ts';
import { drawQuestions } from './bank.ts';
import { findOwnPaper, lockPaper, type PaperRow, showPaper } from './paper-store.ts';
import { findQuestion, saveAnswer } from './save-answer.ts';
import { randomOf } from './shuffle.ts';

type Calls = typeof paperCalls;

/** What answers may still take after the time: a message on its way when the clock of the page ran out. */
const grace = 5000;

/** Begins a paper of the caller's: its questions are drawn and its time runs. One that was begun goes on as it is, for its own time, though that of its module is over since. */
export async function startPaper(db: Db, caller: Actor, { id }: InputOf<Calls['start']>): Promise<ExamPaper> {
  await lockPaper(db, id, 'alone');
  const paper = await findOwnPaper(db, caller, id);
  const module = await findTrainerModule(db, caller, paper.trainerModuleId);
  const isBegun = paper.status === 'DOING';
  if (isBegun) requireUnstopped(module);
  else requireRunning(module);
  if (paper.submittedAt) refuse('Trellis:ExamPaperDone');
  if (isBegun) return showPaper(db, caller, id);
  if (needsPayment(paper)) refuse('Trellis:MakeupUnpaid');
  await draw(db, caller, paper);
  return showPaper(db, caller, id);
}

/** All of a paper is the exam's as it is now. A makeup keeps the passing score that was arranged, as far as it can be reached. */
async function draw(db: Db, { now }: Actor, { id, tenantId, examinationId, type, passingScore }: PaperRow): Promise<void> {
  const exam = await db
    .selectFrom('catalog.examinations')
    .select(['regulations', 'duration', 'passing_score as passingScore'])
    .where('id', '=', examinationId)
    .executeTakeFirstOrThrow();
  const seed = randomInt(2 ** 31);
  const drawn = await drawQuestions(db, exam.regulations as unknown as Regulation[], randomOf(seed));
  const rows = drawn.map(({ id: questionId, pictureKey, ...rest }, position) => ({ ...rest, questionId, pictureKey, position }));
  await sql`
    insert into app.exam_paper_questions (tenant_id, paper_id, position, question_id, kind, titles, solution, picture_key, fraction)
    select ${tenantId}, ${id}, q.position, q."questionId", q.kind, q.titles, q.solution, q."pictureKey", q.fraction
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as q
      (position int, "questionId" uuid, kind text, titles jsonb, solution jsonb, "pictureKey" text, fraction double precision)`.execute(db);
  const total = drawn.reduce((sum, { fraction }) => sum + fraction, 0);
  const passedFrom = Math.min(total, type === 'FIRST' ? exam.passingScore : passingScore);
  await sql`
    update app.exam_papers set status = 'DOING', seed = ${seed}, duration = ${exam.duration}, started_at = ${now},
      ends_at = ${now}::timestamptz + make_interval(mins => ${exam.duration}), total = ${total}, passing_score = ${passedFrom}
    where tenant_id = ${tenantId} and id = ${id}`.execute(db);
}

/** Saves the answer to one question while the time runs; what was said last counts. */
export async function answerQuestion(db: Db, caller: Actor, input: InputOf<Calls['answer']>): Promise<OutputOf<Calls['answer']>> {
  await lockPaper(db, input.id, 'together');
  const paper = await findOwnPaper(db, caller, input.id);
  const question = await findQuestion(db, paper, input.questionId);
  requireUnstopped(await findTrainerModule(db, caller, paper.trainerModuleId));
  if (paper.status !== 'DOING' || paper.submittedAt) refuse('Trellis:ExamPaperDone');
  if (isOver(paper, caller.now)) refuse('Trellis:ExamTimeOver');
  await saveAnswer(db, paper, question, input.answer, caller.now);
  return { savedTime: caller.now.toISOString() };
}

/** Hands a paper of the caller's in. One that was handed in, by them or because its time was over, stays as it is. */
export async function submitPaper(db: Db, caller: Actor, { id, answers }: InputOf<Calls['submit']>): Promise<ExamPaper> {
  await lockPaper(db, id, 'alone');
  const paper = await findOwnPaper(db, caller, id);
  if (paper.status === 'NOT_STARTED') refuse('Trellis:ExamNotStarted');
  if (!paper.submittedAt) {
    if (!isOver(paper, caller.now))
      for (const { questionId, answer } of answers)
        await saveAnswer(db, paper, await findQuestion(db, paper, questionId), answer, caller.now);
    await sql`select app.hand_in_exam(${paper.tenantId}, ${id}, ${caller.now})`.execute(db);
  }
  return showPaper(db, caller, id);
}

const isOver = ({ endsAt }: PaperRow, now: Date) => endsAt !== null && now.getTime() > endsAt.getTime() + grace;

/** The makeup of a first paper of the caller's that was failed. */
export async function takeMakeup(db: Db, caller: Actor, input: InputOf<Calls['makeup']>): Promise<ExamPaper> {
  const paper = await findOwnPaper(db, caller, input.fatherUserExaminationPaperId, 'fatherUserExaminationPaperId');
  return makeUp(db, caller, paper);
}

/** The makeup of a first paper, whoever asks for it; none where none is left. */
export async function makeUp(db: Db, caller: Actor, { id, tenantId, fatherId, trainerModuleId }: PaperRow): Promise<ExamPaper> {
  requireUnstopped(await findTrainerModule(db, caller, trainerModuleId));
  const { rows } = await sql<{ made: string | null }>`
    select app.make_up_exam(${tenantId}, ${fatherId ?? id}, ${caller.now}) as made`.execute(db);
  return showPaper(db, caller, rows[0]?.made ?? refuse('Trellis:NoMakeupLeft'));
}
