import type { examAdminCalls } from '@trellis/contract/exams/admin-calls';
import type { Regulation } from '@trellis/contract/exams/examination';
import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import { examTotal } from '@trellis/contract/exams/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMinor } from '../../platform/money.ts';
import { findTrainerModule, lockTrainerModule, notifyTrainer, requireUnstopped } from '../certification/public.ts';
import { closeOrders } from '../payments/public.ts';
import { centreOf } from '../users/public.ts';
import { requireQuestions } from './bank.ts';
import { findPaper, lockPaper, type PaperRow, paperRows, presentPaper, showPaper } from './paper-store.ts';
import { makeUp } from './take-paper.ts';

type Calls = typeof examAdminCalls;

/** Papers of trainers, the latest first: row-level security leaves those that the caller may look into. */
export async function listAllPapers(db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { filter, status, type, tenantId } = input;
  const conditions = [sql`true`];
  if (caller.kind === 'member' || tenantId) conditions.push(sql`p.tenant_id = ${centreOf(caller, tenantId)}`);
  if (status) conditions.push(sql`p.status = ${status}`);
  if (type) conditions.push(sql`p.type = ${type}`);
  if (filter)
    conditions.push(sql`exists (
      select 1 from app.trainer_training_modules own join identity.known_persons person on person.id = own.person_id
      where own.tenant_id = p.tenant_id and own.id = p.trainer_module_id and person.name ilike ${containing(filter)}
    )`);
  const matching = sql.join(conditions, sql` and `);
  const list = {
    rows: paperRows(caller, matching),
    counted: sql`from app.exam_papers p where ${matching}`,
    order: sql`p.created_at desc, p.id desc`,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentPaper), totalCount };
}

/** Makes the first paper of a trainer's module; the one that there is is answered again. */
export async function makeFirst(db: Db, caller: Actor, input: InputOf<Calls['first']>): Promise<ExamPaper> {
  const member = 'trainerTrainingModuleId';
  const module = await lockTrainerModule(db, caller, input.trainerTrainingModuleId, member);
  const { rows } = await paperRows(
    caller,
    sql`p.tenant_id = ${module.tenantId} and p.trainer_module_id = ${module.id} and p.type = 'FIRST'`,
  ).execute(db);
  if (rows[0]) return presentPaper(rows[0]);
  requireUnstopped(module);
  const exam = await db
    .selectFrom('catalog.training_modules as module')
    .innerJoin('catalog.examinations as exam', 'exam.id', 'module.examination_id')
    .select(['exam.id', 'exam.duration', 'exam.regulations', 'exam.passing_score as passingScore'])
    .where('module.id', '=', module.moduleId)
    .executeTakeFirst();
  if (!exam) return refuse('Trellis:ExamMissing', { members: [member] });
  const regulations = exam.regulations as unknown as Regulation[];
  await requireQuestions(db, regulations);
  const made = await db
    .insertInto('app.exam_papers')
    .values({
      tenant_id: module.tenantId,
      trainer_module_id: module.id,
      examination_id: exam.id,
      type: 'FIRST',
      duration: exam.duration,
      total: examTotal(regulations),
      passing_score: exam.passingScore,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notifyTrainer(db, module, 'examToTake');
  return showPaper(db, caller, made.id);
}

/** Makes a makeup of a first paper that was failed. */
export async function makeMakeup(db: Db, caller: Actor, input: InputOf<Calls['makeup']>): Promise<ExamPaper> {
  const member = 'fatherUserExaminationPaperId';
  return makeUp(db, caller, await findPaper(db, caller, input.fatherUserExaminationPaperId, member));
}

/** Says how often a first paper may be made up for; where it was failed, the makeup is there at once. One that waits already is as it says now. */
export async function arrangeMakeup(db: Db, caller: Actor, input: InputOf<Calls['arrangeMakeup']>): Promise<ExamPaper> {
  const { id, times, passingScore, price } = input;
  await lockPaper(db, id, 'alone');
  const paper = await findPaper(db, caller, id);
  if (paper.type !== 'FIRST') refuse('Trellis:NotAFirstPaper');
  requireUnstopped(await findTrainerModule(db, caller, paper.trainerModuleId));
  if (passingScore > paper.total) refuse('Trellis:ExamUnreachable', { members: ['passingScore'], data: { total: paper.total } });
  const amount = toMinor(price, paper.currency);
  await db
    .updateTable('app.exam_papers')
    .set({ makeup_times: times, makeup_passing_score: passingScore, makeup_price: amount })
    .where('tenant_id', '=', paper.tenantId)
    .where('id', '=', id)
    .execute();
  if (paper.status === 'FAILED') {
    await changeWaiting(db, caller, paper, { passingScore, amount });
    const { rows } = await sql<{ id: string | null }>`select app.make_up_exam(${paper.tenantId}, ${id}, ${caller.now}) as id`.execute(db);
    if (rows[0]?.id && (await isMadeNow(db, rows[0].id, caller.now))) await notifyTrainer(db, learnerOf(paper), 'examToTake');
  }
  return showPaper(db, caller, id);
}

/** The makeup that nobody began follows what was arranged; what was ordered for another price is not paid any more. */
async function changeWaiting(db: Db, { now }: Actor, first: PaperRow, arranged: { passingScore: number; amount: number }): Promise<void> {
  const { passingScore, amount } = arranged;
  const { tenantId } = first;
  const waiting = await db
    .selectFrom('app.exam_papers')
    .select(['id', 'price'])
    .where('tenant_id', '=', tenantId)
    .where('father_paper_id', '=', first.id)
    .where('status', '=', 'NOT_STARTED')
    .forUpdate()
    .executeTakeFirst();
  if (!waiting) return;
  const { id, price } = waiting;
  const changed = { passing_score: passingScore, price: amount };
  await db.updateTable('app.exam_papers').set(changed).where('tenant_id', '=', tenantId).where('id', '=', id).execute();
  if (price !== amount) await closeOrders(db, { tenantId, purpose: 'makeupExam', purposeIds: [id] }, now);
}

/** Judges a text of a paper that was handed in; with the last one its score is settled. */
export async function judgeText(db: Db, caller: Actor, { id, questionId, points }: InputOf<Calls['judge']>): Promise<ExamPaper> {
  await lockPaper(db, id, 'alone');
  const paper = await findPaper(db, caller, id);
  if (paper.status !== 'DOING' || !paper.submittedAt) refuse('Trellis:ExamJudged');
  const question = await db
    .selectFrom('app.exam_paper_questions')
    .select(['kind', 'fraction', 'points'])
    .where('tenant_id', '=', paper.tenantId)
    .where('paper_id', '=', id)
    .where('id', '=', questionId)
    .executeTakeFirst();
  if (!question) return refuse('Trellis:NotFound', { members: ['questionId'] });
  if (question.kind !== 'freeText' || question.points !== null) refuse('Trellis:ExamJudged');
  if (points > question.fraction) refuse('Trellis:ExamPointsTooMany', { members: ['points'], data: { max: question.fraction } });
  await db
    .updateTable('app.exam_paper_questions')
    .set({ points })
    .where('tenant_id', '=', paper.tenantId)
    .where('id', '=', questionId)
    .execute();
  await sql`select app.settle_exam(${paper.tenantId}, ${id}, ${caller.now})`.execute(db);
  const judged = await showPaper(db, caller, id);
  if (judged.status !== 'DOING') await notifyTrainer(db, learnerOf(paper), 'examJudged');
  return judged;
}

async function isMadeNow(db: Db, id: string, now: Date): Promise<boolean> {
  const made = db.selectFrom('app.exam_papers').select('id').where('id', '=', id).where('created_at', '=', now);
  return (await made.executeTakeFirst()) !== undefined;
}

const learnerOf = ({ trainerModuleId, personId }: PaperRow) => ({ id: trainerModuleId, personId });
