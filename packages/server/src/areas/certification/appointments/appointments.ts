import type { TrainingAppointment, trainingAppointmentCalls } from '@trellis/contract/certification/appointment-calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { supervisorsFor } from '../supervision/supervisors.ts';
import { learningDate } from '../trainers/learning-date.ts';
import { findTrainerModule, lockTrainerModule, requireUnstopped } from '../trainers/trainer-module-store.ts';
import { type AppointmentRow, appointmentRows, findAppointment, lockAppointment, presentAppointment } from './appointment-store.ts';

type Calls = typeof trainingAppointmentCalls;

/** The appointments of a module, or all that the caller leads, by their time. */
export async function listAppointments(db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const { trainerTrainingModuleId: moduleId } = input;
  if (moduleId) await findTrainerModule(db, caller, moduleId, 'trainerTrainingModuleId');
  const matching = moduleId ? sql`s.trainer_module_id = ${moduleId}` : sql`s.supervisor_id = ${caller.personId}`;
  const list = {
    rows: appointmentRows(caller, matching),
    counted: sql`from app.training_appointments s where ${matching}`,
    order: sql`s.starts_at, s.id`,
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map((row) => presentAppointment(caller, row)), totalCount };
}

/** One appointment. */
export async function viewAppointment(db: Db, caller: Actor, { id }: { id: string }): Promise<TrainingAppointment> {
  return presentAppointment(caller, await findAppointment(db, caller, id));
}

/** Plans the next appointment; while one is open there is none, also for two who plan at once. */
export async function addAppointment(db: Db, caller: Actor, input: InputOf<Calls['add']>): Promise<{ id: string }> {
  const module = await lockTrainerModule(db, caller, input.trainerTrainingModuleId, 'trainerTrainingModuleId');
  requireUnstopped(module);
  if (module.status === 'Expired')
    refuse('Trellis:TrainingPeriodOver', { data: { endDate: learningDate(module.endDate, caller.language) } });
  await requireLeader(db, module.personId, input.supervisorId);
  return db
    .insertInto('app.training_appointments')
    .values({
      tenant_id: module.tenantId,
      trainer_module_id: module.id,
      ...columnsOf(input),
      created_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes an appointment that is not complete. */
export async function changeAppointment(db: Db, caller: Actor, input: InputOf<Calls['change']>): Promise<void> {
  const row = await lockAppointment(db, caller, input.id);
  requireOpen(row);
  requireCurrent(caller, row, input.concurrencyStamp);
  // whoever leads it already goes on, though they may supervise no more
  if (input.supervisorId !== row.supervisorId) await requireLeader(db, row.trainerId, input.supervisorId);
  await db.updateTable('app.training_appointments').set(columnsOf(input)).where('id', '=', row.id).execute();
}

/** Deletes an appointment that is not complete. */
export async function removeAppointment(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  requireOpen(await lockAppointment(db, caller, id));
  await db.deleteFrom('app.training_appointments').where('id', '=', id).execute();
}

/** Marks an appointment as complete, and says whether its feedback is given. */
export async function completeAppointment(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['complete']>> {
  const row = await lockAppointment(db, caller, id);
  requireOpen(row);
  await db.updateTable('app.training_appointments').set({ completed_at: caller.now }).where('id', '=', id).execute();
  return { hasFeedback: row.feedback !== null };
}

/** Gives feedback, once. */
export async function giveFeedback(db: Db, caller: Actor, input: InputOf<Calls['giveFeedback']>): Promise<void> {
  if ((await lockAppointment(db, caller, input.id)).feedback !== null) refuse('Trellis:FeedbackGiven');
  await keepFeedback(db, input);
}

/** Changes the feedback, or who sees it. */
export async function changeFeedback(db: Db, caller: Actor, input: InputOf<Calls['changeFeedback']>): Promise<void> {
  requireCurrent(caller, await lockAppointment(db, caller, input.id), input.concurrencyStamp);
  await keepFeedback(db, input);
}

const columnsOf = ({ title, startTime, duration, supervisorId, note }: Omit<InputOf<Calls['add']>, 'trainerTrainingModuleId'>) => ({
  title,
  starts_at: new Date(startTime),
  minutes: duration * 60,
  supervisor_id: supervisorId,
  note: note || null,
});

async function keepFeedback(db: Db, { id, feedback, trainerVisible }: InputOf<Calls['giveFeedback']>): Promise<void> {
  await db.updateTable('app.training_appointments').set({ feedback, trainer_visible: trainerVisible }).where('id', '=', id).execute();
}

async function requireLeader(db: Db, trainerId: string, supervisorId: string): Promise<void> {
  const options = await supervisorsFor(db, trainerId);
  if (!options.some(({ id }) => id === supervisorId)) refuse('Trellis:NotFound', { members: ['supervisorId'] });
}

function requireOpen({ completedAt }: AppointmentRow): void {
  if (completedAt) refuse('Trellis:AppointmentComplete');
}

function requireCurrent(caller: Actor, row: AppointmentRow, stamp: string): void {
  if (row.concurrencyStamp !== stamp) refuse('Trellis:StaleStamp', { data: { current: presentAppointment(caller, row) } });
}
