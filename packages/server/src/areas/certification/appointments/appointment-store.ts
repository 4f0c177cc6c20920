import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { mayReadTrainer } from '../trainers/trainer-store.ts';

export interface AppointmentRow {
  id: string;
  trainerModuleId: string;
  moduleStatus: string;
  moduleName: string;
  trainerId: string;
  trainerName: string;
  title: string;
  startsAt: Date;
  minutes: number;
  supervisorId: string;
  supervisorName: string;
  note: string | null;
  completedAt: Date | null;
  feedback: string | null;
  trainerVisible: boolean;
  concurrencyStamp: string;
}

/** Appointments that match. */
export const appointmentRows = ({ language }: Actor, matching: RawBuilder<unknown>) => sql<AppointmentRow>`
  select a.id, a.trainer_module_id as "trainerModuleId", m.status as "moduleStatus", module.display_name ->> ${language} as "moduleName",
    m.person_id as "trainerId", coalesce(trainer.name, below.name, '') as "trainerName", a.title, a.starts_at as "startsAt", a.minutes,
    a.supervisor_id as "supervisorId", coalesce(supervisor.name, above.name, '') as "supervisorName", a.note,
    a.completed_at as "completedAt", a.feedback, a.trainer_visible as "trainerVisible", a.concurrency_stamp as "concurrencyStamp"
  from app.training_appointments a
  join app.trainer_training_modules m on m.tenant_id = a.tenant_id and m.id = a.trainer_module_id
  join catalog.training_modules module on module.id = m.training_module_id
  left join identity.known_persons supervisor on supervisor.id = a.supervisor_id
  left join identity.known_persons trainer on trainer.id = m.person_id
  left join app.supervision_names() above on above.id = a.supervisor_id
  left join app.supervision_names() below on below.id = m.person_id
  where ${matching}`;

/** An appointment that the caller leads, or whose trainer they may look at; any other does not exist. */
export async function findAppointment(db: Db, caller: Actor, id: string): Promise<AppointmentRow> {
  const { rows } = await appointmentRows(caller, sql`a.id = ${id}`).execute(db);
  const row = rows[0];
  const mayRead = row && (row.supervisorId === caller.personId || mayReadTrainer(caller, row.trainerId));
  return mayRead ? row : refuse('Trellis:NotFound', { members: ['id'] });
}

/** The same under its lock, of a module that was not stopped: of two who write, the second sees what the first left. */
export async function lockAppointment(db: Db, caller: Actor, id: string): Promise<AppointmentRow> {
  await db.selectFrom('app.training_appointments').select('id').where('id', '=', id).forUpdate().execute();
  const row = await findAppointment(db, caller, id);
  return row.moduleStatus === 'Stopped' ? refuse('Trellis:TrainingModuleStopped') : row;
}

/** As the wire has it: the trainer is told of feedback that is visible to them. */
export function presentAppointment({ personId }: Actor, row: AppointmentRow): TrainingAppointment {
  return {
    id: row.id,
    trainerTrainingModuleId: row.trainerModuleId,
    trainingModule: row.moduleName,
    trainer: { id: row.trainerId, name: row.trainerName },
    title: row.title,
    startTime: row.startsAt.toISOString(),
    duration: row.minutes / 60,
    supervisorId: row.supervisorId,
    supervisor: { id: row.supervisorId, name: row.supervisorName },
    note: row.note,
    complete: row.completedAt !== null,
    completeTime: row.completedAt && row.completedAt.toISOString(),
    feedback: row.trainerVisible || row.trainerId !== personId ? row.feedback : null,
    trainerVisible: row.trainerVisible,
    concurrencyStamp: row.concurrencyStamp,
  };
}
