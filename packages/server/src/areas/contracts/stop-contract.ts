import type { contractCalls } from '@trellis/contract/contracts/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { releaseHoldsOfContract } from '../credits/public.ts';
import { coverUpcoming } from '../scheduling/public.ts';
import { lockContract } from './contract-store.ts';

/** Stops a contract: its classes serve nothing any more. Bookings that it covered are covered by another one, as far as others reach. */
export async function stopContract(db: Db, caller: Member, { id }: InputOf<typeof contractCalls.stop>): Promise<void> {
  const contract = await lockContract(db, id);
  if (contract.stopped_at) refuse('RocketSystem:UserContractStopped');
  await db.updateTable('app.user_contracts').set({ stopped_at: caller.now }).where('id', '=', id).execute();
  await releaseHoldsOfContract(db, caller, id);
  await coverUpcoming(db, caller, contract.subject_id);
}

/** Enables a stopped contract: its classes are available again and cover what is booked. */
export async function enableContract(db: Db, caller: Member, { id }: InputOf<typeof contractCalls.reEnable>): Promise<void> {
  const contract = await lockContract(db, id);
  if (!contract.stopped_at) refuse('RocketSystem:UserContractNotStopped');
  await db.updateTable('app.user_contracts').set({ stopped_at: null }).where('id', '=', id).execute();
  await coverUpcoming(db, caller, contract.subject_id);
}
