import type { offlinePlanCalls } from '@trellis/contract/offline-plans/calls';
import { firstBlock, whenSaid } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockCoachTimes } from '../admins/public.ts';
import { recordEvent } from '../plans/public.ts';
import { lockCoaches, openOccurrence } from '../scheduling/public.ts';
import { enterParticipants } from './participants.ts';
import { lockPlan } from './plan-store.ts';
import { findRunning, openSession } from './session-store.ts';
import { checkStart, mendPath } from './start-gates.ts';

type Calls = typeof offlinePlanCalls;

/**
 * Starts the plan's next session. Of two starts at once one waits for the plan and then finds the other's session open. A start that names the session
 * is of that one alone, and answers the same to whoever runs it already: it may have been kept where there was no network.
 */
export async function startSession(db: Db, caller: Member, input: InputOf<Calls['startCourse']>): Promise<OutputOf<Calls['startCourse']>> {
  const planId = input.userOfflinePlanId;
  if (!(await lockPlan(db, planId))) refuse('Trellis:NotFound');
  await lockCoachTimes(db, caller);
  if (input.num !== undefined) {
    const running = await findRunning(db, caller, planId, input.num);
    if (running) return { sessionId: running, num: input.num };
  }
  // or two starts at once would both find their coach free
  await lockCoaches(db, caller.tenantId, [caller.personId]);
  const { row, gates, named } = await checkStart(db, caller, planId);
  const block = firstBlock(gates);
  if (block) refuse(block, { data: { ...named, mend: mendPath(block, caller, planId, row) } });
  const num = row.nextNum ?? refuse('RocketSystem:NoSessionLeft');
  if (input.num !== undefined && input.num !== num) refuse('RocketSystem:SessionNotNext');
  const now = whenSaid(input.startedAt, caller.now);
  const sessionId = await openSession(db, { ...caller, now }, planId, num);
  const bookedCoachId = await openOccurrence(db, { planId, sessionId, now, zone: caller.zone });
  await enterParticipants(db, caller, sessionId, { plannedCoachId: bookedCoachId ?? row.leadCoachId });
  await recordEvent(db, caller, { planId, event: 'sessionStarted', sessionId, num });
  return { sessionId, num };
}
