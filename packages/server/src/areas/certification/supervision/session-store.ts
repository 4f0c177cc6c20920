import type { superviseStatuses } from '@trellis/contract/certification/rules';
import type { SuperviseSession } from '@trellis/contract/certification/supervision-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { actsForPlatform } from '../../../platform/http/whole-platform.ts';
import { findSupervised, lockSupervised, type Supervised, supervisedRows } from '../trainers/supervised.ts';

export interface SessionRow extends Supervised {
  tenantId: string;
  order: number;
  status: (typeof superviseStatuses)[number];
  scoring: number | null;
  ssFinishTime: Date | null;
  tsFinishTime: Date | null;
  supervisorSummaryId: string | null;
  trainerSummaryId: string | null;
  createdAt: Date;
}

const table = 'app.supervise_sessions';
const summaryId = (kind: string) => sql`(
  select answer.id from app.certification_answers answer
  where answer.tenant_id = s.tenant_id and answer.supervise_session_id = s.id and answer.kind = ${kind})`;
const own = sql`s.tenant_id as "tenantId", s.session_order as order, s.status, s.supervisor_scoring as scoring,
    s.ss_finish_time as "ssFinishTime", s.ts_finish_time as "tsFinishTime",
    ${summaryId('supervisorSummary')} as "supervisorSummaryId", ${summaryId('trainerSummary')} as "trainerSummaryId", s.created_at as "createdAt"`;

/** Supervision sessions `s` that match. */
export const sessionRows = (caller: Actor, matching: RawBuilder<unknown>) => supervisedRows<SessionRow>(table, own, caller, matching);

export const findSession = (db: Db, caller: Actor, id: string) => findSupervised(db, caller, sessionRows, id);

/** The same under its lock. */
export async function lockSession(db: Db, caller: Actor, id: string): Promise<SessionRow> {
  await lockSupervised(db, table, id);
  return findSession(db, caller, id);
}

/** Whoever writes the supervisor's summary: the supervisor, or the platform in their place. */
export const maySupervise = (caller: Actor, { supervisorId }: Pick<SessionRow, 'supervisorId'>): boolean =>
  caller.personId === supervisorId || (actsForPlatform(caller) && caller.policies.has('RocketSystem.TrainerTraining.Write'));

/** As the wire has it. */
export function presentSession(row: SessionRow): SuperviseSession {
  return {
    id: row.id,
    trainerTrainingModuleId: row.trainerModuleId,
    order: row.order,
    status: row.status,
    supervisorScoring: row.ssFinishTime && row.scoring,
    supervisorSSummaryFinish: row.ssFinishTime !== null,
    trainerSummaryFinish: row.tsFinishTime !== null,
    ssFinishTime: row.ssFinishTime && row.ssFinishTime.toISOString(),
    tsFinishTime: row.tsFinishTime && row.tsFinishTime.toISOString(),
    supervisorSSummaryId: row.supervisorSummaryId,
    trainerSummaryId: row.trainerSummaryId,
    supervisor: { id: row.supervisorId, name: row.supervisorName },
    trainer: { id: row.trainerId, name: row.trainerName },
    trainingModule: row.moduleName,
    creationTime: row.createdAt.toISOString(),
  };
}
