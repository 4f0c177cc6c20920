import type { leaveCalls } from '@trellis/contract/scheduling/leaves/calls';
import { decidesOnLeave, looksAfterLeaves, mayWithdrawLeave } from '@trellis/contract/scheduling/leaves/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockCoaches } from '../hand-over-bookings.ts';
import { notifyOfLeaveClashes } from '../notify-of-clashes.ts';
import { findLeave, lockLeave, type StoredLeave } from './leave-store.ts';
import { presentLeave } from './list-leaves.ts';
import { notifyOfAnswer } from './notify-of-leave.ts';

type Calls = typeof leaveCalls;

/** Approves a leave or refuses it, and tells its coach. From then on nothing is booked with them in that time; what was booked stays until somebody sees to it. */
export async function answerLeave(db: Db, caller: Member, input: InputOf<Calls['answer']>): Promise<OutputOf<Calls['answer']>> {
  const leave = await takeLeave(db, caller, input.id);
  if (!decidesOnLeave(caller.roles, caller.personId, leave.personId)) return refuse('Trellis:NotFound');
  if (leave.concurrencyStamp !== input.concurrencyStamp)
    return refuse('Trellis:StaleStamp', { data: { current: presentLeave(leave, caller) } });
  if (leave.state !== 'Asked') return refuse('RocketSystem:LeaveDecided');
  await db
    .updateTable('app.leaves')
    .set({
      state: input.isApproved ? 'Approved' : 'Refused',
      answer: input.answer ?? null,
      answered_by: caller.personId,
      answered_at: caller.now,
    })
    .where('id', '=', input.id)
    .execute();
  await notifyOfAnswer(db, caller, leave, input);
  if (input.isApproved) await notifyOfLeaveClashes(db, caller, leave);
  return { bookings: leave.bookings };
}

/** Withdraws a leave that was not refused and is not over. Twice is once. */
export async function withdrawLeave(db: Db, caller: Member, { id }: InputOf<Calls['withdraw']>): Promise<void> {
  const leave = await takeLeave(db, caller, id);
  const told = presentLeave(leave, caller);
  if (leave.personId !== caller.personId && !decidesOnLeave(caller.roles, caller.personId, leave.personId))
    return refuse('Trellis:NotFound');
  if (leave.state === 'Withdrawn') return;
  if (!mayWithdrawLeave(caller.roles, caller.personId, told, caller.now.toISOString())) return refuse('RocketSystem:LeaveDecided');
  await db.updateTable('app.leaves').set({ state: 'Withdrawn' }).where('id', '=', id).execute();
}

/** A leave that the caller sees, and the time of its coach, until the transaction ends. */
async function takeLeave(db: Db, caller: Member, id: string): Promise<StoredLeave> {
  const found = await findLeave(db, id);
  if (!found || !(looksAfterLeaves(caller.roles) || found.personId === caller.personId)) return refuse('Trellis:NotFound');
  await lockCoaches(db, caller.tenantId, [found.personId]);
  return (await lockLeave(db, id)) ?? refuse('Trellis:NotFound');
}
