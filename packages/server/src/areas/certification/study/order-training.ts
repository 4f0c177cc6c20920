import type { certificationCalls } from '@trellis/contract/certification/calls';
import type { Language } from '@trellis/contract/languages';
import type { TrainerOrder } from '@trellis/contract/payments/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findOrder, makeOrder, type OrderFor } from '../../payments/public.ts';
import { findTrainerModule, lockOwnModule, requireRunning, type TrainerModuleRow } from '../trainers/trainer-module-store.ts';

type Calls = typeof certificationCalls;
const member = 'trainerTrainingModuleId';

/** What is due for a trainer's module, and how it stands. */
export async function viewOrder(db: Db, caller: Actor, input: InputOf<Calls['trainingOrder']>): Promise<OutputOf<Calls['trainingOrder']>> {
  return { order: await findOrder(db, orderOf(await findTrainerModule(db, caller, input.trainerTrainingModuleId, member))) };
}

/** Orders a module of one's own. */
export async function orderTraining(db: Db, caller: Actor, input: InputOf<Calls['orderTraining']>): Promise<TrainerOrder> {
  const row = await lockOwnModule(db, caller, input.trainerTrainingModuleId, member);
  requireRunning(row);
  if (row.price === 0 || row.startedFree) refuse('Trellis:NothingToPay');
  const { display_name: titles } = await db
    .selectFrom('catalog.training_modules')
    .select('display_name')
    .where('id', '=', row.moduleId)
    .executeTakeFirstOrThrow();
  const { price: amount, currency, personId } = row;
  return makeOrder(db, { ...orderOf(row), personId, titles: titles as Record<Language, string>, amount, currency, now: caller.now });
}

const orderOf = ({ id, tenantId }: TrainerModuleRow): OrderFor => ({ tenantId, purpose: 'training', purposeId: id });
