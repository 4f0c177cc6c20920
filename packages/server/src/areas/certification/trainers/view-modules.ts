import type { certificationCalls } from '@trellis/contract/certification/calls';
import { currentStepOf } from '@trellis/contract/certification/rules';
import type { TrainerTrainingModule } from '@trellis/contract/certification/trainer-schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findOrders } from '../../payments/public.ts';
import { type FoundForm, findApplications, presentForm } from '../forms/form-store.ts';
import { modulesById } from '../modules/module-store.ts';
import { stepsOf } from './steps.ts';
import { findTrainerModule, formPlaceOf, type TrainerModuleRow, trainerModuleRows } from './trainer-module-store.ts';
import { findTrainer } from './trainer-store.ts';

type Calls = typeof certificationCalls;

/** The module that was assigned to the caller last and is not stopped. */
export async function findNewModule(db: Db, caller: Actor): Promise<OutputOf<Calls['newTrainerModule']>> {
  const { rows } = await sql<TrainerModuleRow>`
    ${trainerModuleRows(caller.now, sql`${ownedBy(caller, caller.personId)} and m.status <> 'Stopped'`)}
    order by m.created_at desc, m.id desc limit 1`.execute(db);
  const [trainerTrainingModule = null] = await presentRows(db, caller, rows);
  return { trainerTrainingModule };
}

/** A trainer's modules, the latest first. */
export async function listTrainerModules(
  db: Db,
  caller: Actor,
  { trainerId = caller.personId }: InputOf<Calls['trainerModules']>,
): Promise<OutputOf<Calls['trainerModules']>> {
  if (trainerId !== caller.personId) await findTrainer(db, caller, trainerId, 'trainerId');
  const { rows } = await sql<TrainerModuleRow>`
    ${trainerModuleRows(caller.now, ownedBy(caller, trainerId))} order by m.created_at desc, m.id desc limit 100`.execute(db);
  return { items: await presentRows(db, caller, rows) };
}

/** One of a trainer's modules. */
export async function viewTrainerModule(db: Db, caller: Actor, { id }: { id: string }): Promise<TrainerTrainingModule> {
  const [module] = await presentRows(db, caller, [await findTrainerModule(db, caller, id)]);
  if (!module) throw new Error(`The module ${id} was found and is not presented`);
  return module;
}

/** How far a trainer is, step by step. */
export async function viewSteps(db: Db, caller: Actor, { id }: { id: string }): Promise<OutputOf<Calls['stepsProgress']>> {
  await findTrainerModule(db, caller, id);
  const items = (await stepsOf(db, [id]))(id);
  return { currentStep: currentStepOf(items), items };
}

/** A supervisor sees more rows than their own centre's: what somebody learns is told of the centre that asks. */
const ownedBy = (caller: Actor, trainerId: string) =>
  caller.kind === 'member' ? sql`m.person_id = ${trainerId} and m.tenant_id = ${caller.tenantId}` : sql`m.person_id = ${trainerId}`;

async function presentRows(db: Db, caller: Actor, rows: readonly TrainerModuleRow[]): Promise<TrainerTrainingModule[]> {
  const ids = rows.map(({ id }) => id);
  const [modules, steps, forms, orders] = await Promise.all([
    modulesById(
      db,
      rows.map(({ moduleId }) => moduleId),
      caller.language,
    ),
    stepsOf(db, ids),
    findApplications(db, rows.map(formPlaceOf)),
    findOrders(db, { tenantIds: rows.map(({ tenantId }) => tenantId), purpose: 'training', purposeIds: ids }),
  ]);
  const presented: TrainerTrainingModule[] = [];
  for (const row of rows) {
    const trainingModule = modules.get(row.moduleId);
    if (!trainingModule) continue;
    const trainingStepsProgress = steps(row.id);
    presented.push({
      id: row.id,
      status: row.status,
      creationTime: row.createdAt.toISOString(),
      startDate: row.startDate,
      endDate: row.endDate,
      isAhead: row.isAhead,
      startTime: row.startedAt && row.startedAt.toISOString(),
      stopTime: row.stoppedAt && row.stoppedAt.toISOString(),
      trainingApplication: row.questionnaireId ? presentApplication(forms.get(row.id)) : null,
      trainingStepsProgress,
      currentStep: currentStepOf(trainingStepsProgress),
      trainingModule,
      isUnpaid: row.isUnpaid,
      isCertified: row.isCertified,
      trainingOrder: orders.get(row.id) ?? null,
      trainer: { id: row.personId, name: row.trainerName },
      tenant: { id: row.tenantId, name: row.tenantName, zone: row.zone },
      concurrencyStamp: row.concurrencyStamp,
    });
  }
  return presented;
}

const presentApplication = (form: FoundForm | undefined): TrainerTrainingModule['trainingApplication'] => ({
  isComplete: form?.isComplete ?? false,
  questionnaireAndAnswer: form ? presentForm(form).questionnaireAndAnswer : null,
});
