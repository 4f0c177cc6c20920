import type { superviseStatuses } from '@trellis/contract/certification/rules';
import type { SuperviseSession } from '@trellis/contract/certification/supervision-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { actsForPlatform } from '../../../platform/http/whole-platform.ts';
import { mayReadTrainer } from '../trainers/trainer-store.ts';

export interface SessionRow {
  id: string;
  tenantId: string;
  trainerModuleId: string;
  moduleStatus: string;
  moduleName: string;
  order: number;
  status: (typeof superviseStatuses)[number];
  scoring: number | null;
  supervisorId: string;
  supervisorName: string;
  trainerId: string;
  trainerName: string;
  ssFinishTime: Date | null;
  tsFinishTime: Date | null;
  supervisorSummaryId: string | null;
  trainerSummaryId: string | null;
  createdAt: Date;
}

const summaryId = (kind: string) => sql`(
  select answer.id from app.certification_answers answer
  where answer.tenant_id = s.tenant_id and answer.supervise_session_id = s.id and answer.kind = ${kind})`;

/** Supervision sessions that match; names are told across centres only of those who supervise and are supervised. */
export const sessionRows = ({ language }: Actor, matching: RawBuilder<unknown>) => sql<SessionRow>`
  select s.id, s.tenant_id as "tenantId", s.trainer_module_id as "trainerModuleId", m.status as "moduleStatus",
    module.display_name ->> ${language} as "moduleName", s.session_order as order, s.status, s.supervisor_scoring as scoring,
    s.supervisor_id as "supervisorId", coalesce(supervisor.name, above.name, '') as "supervisorName",
    m.person_id as "trainerId", coalesce(trainer.name, below.name, '') as "trainerName",
    s.ss_finish_time as "ssFinishTime", s.ts_finish_time as "tsFinishTime",
    ${summaryId('supervisorSummary')} as "supervisorSummaryId", ${summaryId('trainerSummary')} as "trainerSummaryId", s.created_at as "createdAt"
  from app.supervise_sessions s
  join app.trainer_training_modules m on m.tenant_id = s.tenant_id and m.id = s.trainer_module_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join identity.known_persons supervisor on supervisor.id = s.supervisor_id
  left join identity.known_persons trainer on trainer.id = m.person_id
  left join app.supervision_names() above on above.id = s.supervisor_id
  left join app.supervision_names() below on below.id = m.person_id
  where ${matching}`;

/** A session that the caller takes part in, or whose trainer they may look at; any other does not exist. */
export async function findSession(db: Db, caller: Actor, id: string): Promise<SessionRow> {
  const { rows } = await sessionRows(caller, sql`s.id = ${id}`).execute(db);
  const row = rows[0];
  const mayRead = row && (row.supervisorId === caller.personId || mayReadTrainer(caller, row.trainerId));
  return mayRead ? row : refuse('Trellis:NotFound', { members: ['id'] });
}

/** The same under its lock: of two who write, the second sees what the first left. */
export async function lockSession(db: Db, caller: Actor, id: string): Promise<SessionRow> {
  await findSession(db, caller, id);
  await db.selectFrom('app.supervise_sessions').select('id').where('id', '=', id).forUpdate().execute();
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
