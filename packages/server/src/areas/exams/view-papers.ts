import type { Regulation } from '@trellis/contract/exams/examination';
import type { paperCalls } from '@trellis/contract/exams/paper-calls';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { examTotal } from '@trellis/contract/exams/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findTrainer, findTrainerModule } from '../certification/public.ts';
import { presentAnswered, presentQuestion, questionsOf } from './paper-questions.ts';
import { findOwnPaper, paperRows, presentPaper } from './paper-store.ts';

type Calls = typeof paperCalls;
const member = 'trainerTrainingModuleId';

/** The papers of a trainer's module, the latest first. */
export async function listPapers(db: Db, caller: Actor, input: InputOf<Calls['papers']>): Promise<OutputOf<Calls['papers']>> {
  const module = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  return { items: await papersOf(db, caller, module) };
}

async function papersOf(db: Db, caller: Actor, { id, tenantId }: { id: string; tenantId: string }): Promise<ExamPaper[]> {
  const ofModule = sql`p.tenant_id = ${tenantId} and p.trainer_module_id = ${id}`;
  const { rows } = await sql<
    Parameters<typeof presentPaper>[0]
  >`${paperRows(caller, ofModule)} order by p.created_at desc, p.id desc`.execute(db);
  return rows.map(presentPaper);
}

/** The exam of a trainer's module with its papers, and how each went. */
export async function viewExamOfModule(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['examOfModule']>,
): Promise<OutputOf<Calls['examOfModule']>> {
  const module = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  const [{ rows }, papers] = await Promise.all([
    sql<{ name: string; duration: number; regulations: Regulation[]; passingScore: number }>`
    select exam.names ->> ${caller.language} as name, exam.duration, exam.regulations, exam.passing_score as "passingScore"
    from catalog.training_modules module join catalog.examinations exam on exam.id = module.examination_id
    where module.id = ${module.moduleId}`.execute(db),
    papersOf(db, caller, module),
  ]);
  const [exam] = rows;
  const left = papers.find(({ type }) => type === 'FIRST')?.makeUpExamination?.times ?? 0;
  return {
    examination: exam
      ? { name: exam.name, duration: exam.duration, passingScore: exam.passingScore, total: examTotal(exam.regulations) }
      : null,
    papers,
    records: papers.map(({ id, type, status, score, submitTime }, later) => ({
      id,
      testType: 'WrittenTest',
      passed: score === null ? null : status === 'PASSED',
      score,
      finished: submitTime !== null,
      endTime: submitTime,
      arrangeRetest: later > 0 || (status !== 'PASSED' && left > 0),
      retest: type === 'MAKEUP',
    })),
  };
}

/** A paper of the caller's with its questions and what was answered. */
export async function viewPaper(db: Db, caller: Actor, { id }: InputOf<Calls['details']>): Promise<OutputOf<Calls['details']>> {
  const [paper, questions] = await Promise.all([findOwnPaper(db, caller, id), questionsOf(db, sql`paper.id = ${id}`)]);
  return {
    paper: presentPaper(paper),
    now: caller.now.toISOString(),
    questions: questions.map((row) => presentQuestion(row, caller.language)),
  };
}

/** What became of a module's papers that were handed in, the latest first. What is right is told to those who judge. */
export async function viewResult(db: Db, caller: Actor, input: InputOf<Calls['result']>): Promise<OutputOf<Calls['result']>> {
  const module = await findTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  if (input.trainerId && input.trainerId !== module.personId) refuse('Trellis:NotFound', { members: ['trainerId'] });
  const [all, questions] = await Promise.all([
    papersOf(db, caller, module),
    questionsOf(
      db,
      sql`paper.tenant_id = ${module.tenantId} and paper.trainer_module_id = ${module.id} and paper.submitted_at is not null`,
    ),
  ]);
  const papers = all.filter(({ submitTime }) => submitTime !== null);
  const isTold = caller.kind === 'overseer' && caller.policies.has('RocketSystem.TrainerTraining.Write');
  return {
    items: papers.map((paper) => ({
      paper,
      questions: questions.filter(({ paperId }) => paperId === paper.id).map((row) => presentAnswered(row, caller.language, isTold)),
    })),
  };
}

/** The exams that a trainer handed in, the latest first. */
export async function viewHistory(
  db: Db,
  caller: Actor,
  { trainerId = caller.personId }: InputOf<Calls['history']>,
): Promise<OutputOf<Calls['history']>> {
  if (trainerId !== caller.personId) await findTrainer(db, caller, trainerId, 'trainerId');
  const here = caller.kind === 'member' ? sql`and p.tenant_id = ${caller.tenantId}` : sql``;
  const ofTrainer = sql`m.person_id = ${trainerId} ${here} and p.submitted_at is not null`;
  const { rows } = await paperRows(caller, sql`${ofTrainer} order by p.submitted_at, p.id limit 500`).execute(db);
  const times = new Map<string, number>();
  const items = rows.map((row) => {
    const submitTimes = (times.get(row.trainerModuleId) ?? 0) + 1;
    times.set(row.trainerModuleId, submitTimes);
    return {
      id: row.id,
      trainerTrainingModuleId: row.trainerModuleId,
      moduleName: row.moduleName,
      type: 'WrittenTest' as const,
      submitTime: row.submittedAt?.toISOString() ?? '',
      score: row.score,
      total: row.total,
      passed: row.score === null ? null : row.status === 'PASSED',
      isMakeUp: row.type === 'MAKEUP',
      submitTimes,
      fillerUserName: row.trainerName,
    };
  });
  return { items: items.reverse() };
}
