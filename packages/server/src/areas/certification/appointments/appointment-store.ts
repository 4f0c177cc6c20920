import type { TrainingAppointment } from '@trellis/contract/certification/appointment-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findSupervised, lockSupervised, type Supervised, supervisedRows } from '../trainers/supervised.ts';

export interface AppointmentRow extends Supervised {
  title: string;
  startsAt: Date;
  minutes: number;
  note: string | null;
  completedAt: Date | null;
  feedback: string | null;
  trainerVisible: boolean;
  concurrencyStamp: string;
}

const table = 'app.training_appointments';
const own = sql`s.title, s.starts_at as "startsAt", s.minutes, s.note, s.completed_at as "completedAt", s.feedback,
    s.trainer_visible as "trainerVisible", s.concurrency_stamp as "concurrencyStamp"`;

/** Appointments `s` that match. */
export const appointmentRows = (caller: Actor, matching: RawBuilder<unknown>) =>
  supervisedRows<AppointmentRow>(table, own, caller, matching);

export const findAppointment = (db: Db, caller: Actor, id: string) => findSupervised(db, caller, appointmentRows, id);

/** The same under its lock, of a module that was not stopped. */
export async function lockAppointment(db: Db, caller: Actor, id: string): Promise<AppointmentRow> {
  await lockSupervised(db, table, id);
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
