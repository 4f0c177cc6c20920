import type { leaveCalls } from '@trellis/contract/scheduling/leaves/calls';
import { decidesOnLeave } from '@trellis/contract/scheduling/leaves/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { requireCoaches } from '../../subjects/public.ts';
import { lockCoaches } from '../hand-over-bookings.ts';
import { notifyOfLeaveClashes } from '../notify-of-clashes.ts';
import { findLeave } from './leave-store.ts';
import { notifyAdministrators } from './notify-of-leave.ts';

type Call = typeof leaveCalls.ask;

/** Asks for a leave. What whoever decides on it enters is approved at once; otherwise the administrators of the center are written to. */
export async function askLeave(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const personId = input.personId ?? caller.personId;
  const isDecided = decidesOnLeave(caller.roles, caller.personId, personId);
  // nobody asks for somebody else
  if (personId !== caller.personId && !isDecided) return refuse('Trellis:NotFound', { members: ['personId'] });
  if (Date.parse(input.endTime) <= caller.now.getTime()) return refuse('RocketSystem:LeaveOver', { members: ['endTime'] });
  await requireCoaches(db, [personId]);
  await lockCoaches(db, caller.tenantId, [personId]);
  const { id } = await db
    .insertInto('app.leaves')
    .values({
      tenant_id: caller.tenantId,
      person_id: personId,
      starts_at: input.startTime,
      ends_at: input.endTime,
      reason: input.reason ?? null,
      asked_by: caller.personId,
      asked_at: caller.now,
      ...(isDecided && { state: 'Approved', answered_by: caller.personId, answered_at: caller.now }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const leave = (await findLeave(db, id)) ?? refuse('Trellis:NotFound');
  await (isDecided ? notifyOfLeaveClashes(db, caller, leave) : notifyAdministrators(db, caller, leave));
  return { id, state: leave.state };
}
