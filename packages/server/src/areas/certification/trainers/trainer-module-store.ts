import type { TrainerModuleStatus } from '@trellis/contract/certification/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isPaid } from '../../payments/public.ts';
import type { FormPlace } from '../forms/form-store.ts';
import { mayReadTrainer } from './trainer-store.ts';

export interface TrainerModuleRow {
  id: string;
  tenantId: string;
  tenantName: string;
  zone: string;
  personId: string;
  trainerName: string;
  moduleId: string;
  questionnaireId: string | null;
  oralQuestionnaireId: string | null;
  handsOnQuestionnaireId: string | null;
  /** In minor units of the currency. */
  price: number;
  currency: string;
  /** It cost nothing when its trainer started it, and does not cost them anything since. */
  startedFree: boolean;
  isUnpaid: boolean;
  isCertified: boolean;
  status: TrainerModuleStatus;
  startDate: string;
  endDate: string;
  isAhead: boolean;
  startedAt: Date | null;
  stoppedAt: Date | null;
  createdAt: Date;
  concurrencyStamp: string;
}

// as the module's centre has it
const today = (now: Date) => sql`(${now}::timestamptz at time zone t.zone)::date`;

/** Modules that match, with where they stand today at their centre. */
export const trainerModuleRows = (now: Date, matching: RawBuilder<unknown>) => sql<TrainerModuleRow>`
  select m.id, m.tenant_id as "tenantId", t.name as "tenantName", t.zone, m.person_id as "personId", coalesce(p.name, '') as "trainerName",
    m.training_module_id as "moduleId", module.questionnaire_id as "questionnaireId",
    module.oral_questionnaire_id as "oralQuestionnaireId", module.hands_on_questionnaire_id as "handsOnQuestionnaireId",
    module.price, module.currency, m.started_free as "startedFree",
    module.price > 0 and not m.started_free and not ${isPaid('training', sql`m.tenant_id`, sql`m.id`)} as "isUnpaid",
    exists (
      select from app.certificates c where c.tenant_id = m.tenant_id and c.trainer_module_id = m.id and c.cancelled_at is null
    ) as "isCertified",
    case when m.status <> 'Stopped' and m.end_date < ${today(now)} then 'Expired' else m.status end as status,
    m.start_date::text as "startDate", m.end_date::text as "endDate", m.start_date > ${today(now)} as "isAhead",
    m.started_at as "startedAt", m.stopped_at as "stoppedAt", m.created_at as "createdAt", m.concurrency_stamp as "concurrencyStamp"
  from app.trainer_training_modules m
  join identity.tenants t on t.id = m.tenant_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join identity.known_persons p on p.id = m.person_id
  where ${matching}`;

/** A module of a trainer whom the caller may look at; any other does not exist. */
export async function findTrainerModule(db: Db, caller: Actor, id: string, member = 'id'): Promise<TrainerModuleRow> {
  const { rows } = await trainerModuleRows(caller.now, sql`m.id = ${id}`).execute(db);
  const row = rows[0];
  return row && mayReadTrainer(caller, row.personId) ? row : refuse('Trellis:NotFound', { members: [member] });
}

/** The same under its lock: of two who change it, the second sees what the first left. */
export async function lockTrainerModule(db: Db, caller: Actor, id: string, member = 'id'): Promise<TrainerModuleRow> {
  await db.selectFrom('app.trainer_training_modules').select('id').where('id', '=', id).forUpdate().execute();
  return findTrainerModule(db, caller, id, member);
}

/** A module of the caller themselves, locked; another's is as good as none. */
export async function lockOwnModule(db: Db, caller: Actor, id: string, member = 'id'): Promise<TrainerModuleRow> {
  const row = await lockTrainerModule(db, caller, id, member);
  return row.personId === caller.personId ? row : refuse('Trellis:NotFound', { members: [member] });
}

/** Refuses what nobody does any more of a module that was stopped; one whose time is over may still be summed up. */
export function requireUnstopped({ status }: { status: string }): void {
  if (status === 'Stopped') refuse('Trellis:TrainingModuleStopped');
}

/** Refuses what needs a module that goes on. */
export function requireRunning(module: Pick<TrainerModuleRow, 'status'>): void {
  requireUnstopped(module);
  if (module.status === 'Expired') refuse('Trellis:TrainingModuleExpired');
}

/** Refuses what needs a module that was started. */
export function requireStarted(module: Pick<TrainerModuleRow, 'status' | 'startedAt'>): void {
  requireUnstopped(module);
  if (!module.startedAt) refuse('Trellis:TrainingNotStarted');
}

/** Where the form that a module asks for is kept. */
export const formPlaceOf = ({ id, tenantId }: Pick<TrainerModuleRow, 'id' | 'tenantId'>): FormPlace => ({
  kind: 'moduleApplication',
  tenantId,
  trainerModuleId: id,
});
