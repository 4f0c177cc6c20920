import type { ExamPaper } from '@trellis/contract/exams/paper-schemas';
import type { PaperStatus } from '@trellis/contract/exams/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { toMajor } from '../../platform/money.ts';
import { mayReadTrainer } from '../certification/public.ts';
import { isPaid } from '../payments/public.ts';

export interface PaperRow {
  id: string;
  tenantId: string;
  tenantName: string;
  trainerModuleId: string;
  personId: string;
  trainerName: string;
  moduleName: string;
  examinationId: string;
  examinationName: string;
  examinationDescription: string;
  type: 'FIRST' | 'MAKEUP';
  fatherId: string | null;
  status: PaperStatus;
  duration: number;
  total: number;
  passingScore: number;
  makeupTimes: number | null;
  makeupPassingScore: number | null;
  makeupPrice: number | null;
  price: number;
  currency: string;
  isPaid: boolean;
  startedAt: Date | null;
  endsAt: Date | null;
  submittedAt: Date | null;
  score: number | null;
  updatedAt: Date;
}

/** Papers that match `p`, of the modules `m` of trainers. */
export const paperRows = ({ language }: Actor, matching: RawBuilder<unknown>) => sql<PaperRow>`
  select p.id, p.tenant_id as "tenantId", t.name as "tenantName", p.trainer_module_id as "trainerModuleId", m.person_id as "personId",
    coalesce(person.name, '') as "trainerName", module.display_name ->> ${language} as "moduleName", p.examination_id as "examinationId",
    exam.names ->> ${language} as "examinationName", exam.descriptions ->> ${language} as "examinationDescription", p.type, p.father_paper_id as "fatherId", p.status, p.duration, p.total,
    p.passing_score as "passingScore", p.makeup_times as "makeupTimes", p.makeup_passing_score as "makeupPassingScore",
    p.makeup_price as "makeupPrice", p.price, p.currency, ${isPaid('makeupExam', sql`p.tenant_id`, sql`p.id`)} as "isPaid", p.started_at as "startedAt", p.ends_at as "endsAt",
    p.submitted_at as "submittedAt", p.score, greatest(p.updated_at, (
      select max(asked.answered_at) from app.exam_paper_questions asked where asked.tenant_id = p.tenant_id and asked.paper_id = p.id
    )) as "updatedAt"
  from app.exam_papers p
  join app.trainer_training_modules m on m.tenant_id = p.tenant_id and m.id = p.trainer_module_id
  join identity.tenants t on t.id = p.tenant_id
  join catalog.training_modules module on module.id = m.training_module_id
  join catalog.examinations exam on exam.id = p.examination_id
  left join identity.known_persons person on person.id = m.person_id
  where ${matching}`;

const timeOf = (moment: Date | null) => moment && moment.toISOString();

/** A paper as it is told. */
export function presentPaper(row: PaperRow): ExamPaper {
  const { makeupTimes: times, makeupPassingScore, makeupPrice, currency } = row;
  return {
    id: row.id,
    status: row.status,
    type: row.type,
    updateTime: row.updatedAt.toISOString(),
    fatherUserExaminationPaperId: row.fatherId,
    makeUpExamination:
      times === null ? null : { times, passingScore: makeupPassingScore ?? 0, price: toMajor(makeupPrice ?? 0, currency), currency },
    trainerTrainingModuleId: row.trainerModuleId,
    trainer: { id: row.personId, name: row.trainerName },
    tenantName: row.tenantName,
    moduleName: row.moduleName,
    examinationName: row.examinationName,
    examinationDescription: row.examinationDescription,
    duration: row.duration,
    total: row.total,
    passingScore: row.passingScore,
    score: row.score,
    isAwaitingJudgement: row.status === 'DOING' && row.submittedAt !== null,
    startTime: timeOf(row.startedAt),
    endTime: timeOf(row.endsAt),
    submitTime: timeOf(row.submittedAt),
    price: toMajor(row.price, currency),
    currency,
    isPaid: row.isPaid,
  };
}

/** A paper of a trainer whom the caller may look at; any other does not exist. */
export async function findPaper(db: Db, caller: Actor, id: string, member = 'id'): Promise<PaperRow> {
  const { rows } = await paperRows(caller, sql`p.id = ${id}`).execute(db);
  const row = rows[0];
  return row && mayReadTrainer(caller, row.personId) ? row : refuse('Trellis:NotFound', { members: [member] });
}

/** A paper of the caller themselves. */
export async function findOwnPaper(db: Db, caller: Actor, id: string, member = 'id'): Promise<PaperRow> {
  const row = await findPaper(db, caller, id, member);
  return row.personId === caller.personId ? row : refuse('Trellis:NotFound', { members: [member] });
}

/** Locks a paper: of two who change it, the second sees what the first left. Those who answer it do so side by side. */
export async function lockPaper(db: Db, id: string, mode: 'alone' | 'together'): Promise<void> {
  const query = db.selectFrom('app.exam_papers').select('id').where('id', '=', id);
  await (mode === 'alone' ? query.forUpdate() : query.forShare()).execute();
}

/** A paper as it stands now. */
export const showPaper = async (db: Db, caller: Actor, id: string): Promise<ExamPaper> => presentPaper(await findPaper(db, caller, id));
