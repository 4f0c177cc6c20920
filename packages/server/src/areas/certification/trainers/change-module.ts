import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { closeOrders } from '../../payments/public.ts';
import { findForm } from '../forms/form-store.ts';
import { learningDate } from './learning-date.ts';
import { formPlaceOf, lockOwnModule, lockTrainerModule, requireRunning, requireUnstopped } from './trainer-module-store.ts';
import { findTrainer, placeOf } from './trainer-store.ts';
import { viewTrainerModule } from './view-modules.ts';
import { notifyTrainer } from './write-of-module.ts';

type Calls = typeof certificationCalls;

/** Assigns a module to a trainer: from today at their centre, and for as long as the module says, unless dates are given. They are told by mail. */
export async function assignModule(db: Db, caller: Actor, input: InputOf<Calls['assignModule']>): Promise<{ id: string }> {
  const { tenantId, zone } = placeOf(await findTrainer(db, caller, input.trainerId, 'trainerId'), input.tenantId);
  const { startDate, endDate } = await periodOf(db, caller, input, zone);
  const assigned = await db
    .insertInto('app.trainer_training_modules')
    .values({
      tenant_id: tenantId,
      person_id: input.trainerId,
      training_module_id: input.trainingModuleId,
      start_date: startDate,
      end_date: endDate,
      assigned_by: caller.personId,
      created_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await notifyTrainer(db, { ...assigned, personId: input.trainerId }, 'trainingModuleAssigned');
  return assigned;
}

/** Changes the learning period; one that is over runs again when it ends later. */
export async function changePeriod(db: Db, caller: Actor, input: InputOf<Calls['changePeriod']>): Promise<void> {
  const { id, startDate, endDate, concurrencyStamp } = input;
  const row = await lockTrainerModule(db, caller, id);
  requireUnstopped(row);
  if (row.concurrencyStamp !== concurrencyStamp)
    refuse('Trellis:StaleStamp', { data: { current: await viewTrainerModule(db, caller, { id }) } });
  requirePeriod(startDate, endDate);
  await db.updateTable('app.trainer_training_modules').set({ start_date: startDate, end_date: endDate }).where('id', '=', id).execute();
}

/** Starts a module of one's own from its start date on, once its form was submitted. Of two clicks the second finds it started. */
export async function startModule(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const row = await lockOwnModule(db, caller, id);
  requireRunning(row);
  if (row.status !== 'NotStarted') refuse('Trellis:TrainingModuleStarted');
  if (row.isAhead) refuse('Trellis:TrainingModuleAhead', { data: { startDate: learningDate(row.startDate, caller.language) } });
  if (row.questionnaireId && !(await findForm(db, formPlaceOf(row)))?.isComplete) refuse('Trellis:TrainingFormMissing');
  const started = { status: 'Learning', started_at: caller.now, started_free: row.price === 0 };
  await db.updateTable('app.trainer_training_modules').set(started).where('id', '=', id).execute();
}

/** Stops a module; it stays as it is from then on, and nobody pays for it or its makeups any more. */
export async function stopModule(db: Db, caller: Actor, { id }: { id: string }): Promise<void> {
  const row = await lockTrainerModule(db, caller, id);
  requireUnstopped(row);
  await db.updateTable('app.trainer_training_modules').set({ status: 'Stopped', stopped_at: caller.now }).where('id', '=', id).execute();
  const { tenantId } = row;
  const papers = await db
    .selectFrom('app.exam_papers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('trainer_module_id', '=', id)
    .where('type', '=', 'MAKEUP')
    .execute();
  await closeOrders(db, { tenantId, purpose: 'training', purposeIds: [id] }, caller.now);
  await closeOrders(db, { tenantId, purpose: 'makeupExam', purposeIds: papers.map((paper) => paper.id) }, caller.now);
}

async function periodOf(db: Db, caller: Actor, input: InputOf<Calls['assignModule']>, zone: string) {
  const { rows } = await sql<{ startDate: string; endDate: string }>`
    select begins::text as "startDate", coalesce(${input.endDate ?? null}::date, begins + learning_days)::text as "endDate"
    from catalog.training_modules,
      lateral (select coalesce(${input.startDate ?? null}::date, (${caller.now}::timestamptz at time zone ${zone})::date) as begins) as period
    where id = ${input.trainingModuleId}`.execute(db);
  const period = rows[0] ?? refuse('Trellis:NotFound', { members: ['trainingModuleId'] });
  requirePeriod(period.startDate, period.endDate);
  return period;
}

function requirePeriod(startDate: string, endDate: string): void {
  if (endDate < startDate) refuse('Trellis:LearningPeriodInvalid', { members: ['endDate'] });
}
