import { type SessionFacts, sessionFault } from '@trellis/contract/offline-plans/rules';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionRow } from './session-store.ts';

const factsOf = (session: SessionRow): SessionFacts => ({
  sessionOpen: session.state === 'open',
  planActive: session.planState === 'active',
  // a class goes on without those who may not
  subjectBound: session.children.some(({ isBound }) => isBound),
  subjectLoggedOut: session.children.every(({ isLoggedOut }) => isLoggedOut),
});

/** The gate of every write into a session: it runs, its plan is active, and a child of it may still be trained. What was said in a former run is of that one. */
export function requireWritable(session: SessionRow | undefined, run = session?.run): SessionRow {
  if (!session) return refuse('Trellis:NotFound');
  const facts = factsOf(session);
  const fault = sessionFault({ ...facts, sessionOpen: facts.sessionOpen && run === session.run });
  if (fault) refuse(fault);
  return session;
}

/** Whether this caller may write into the session now; what the page offers follows it. */
export const isWritable = (session: SessionRow, caller: Member): boolean =>
  sessionFault(factsOf(session)) === undefined && caller.policies.has('RocketSystem.UserOfflinePlan.Write');

/** Whether it is the next session of its plan, and this caller may start it; what else stands against that is asked when they do. */
export const mayStart = (session: SessionRow, caller: Member): boolean =>
  session.state === 'notStarted' &&
  session.num === session.nextNum &&
  session.planState === 'active' &&
  caller.policies.has('RocketSystem.UserOfflinePlan.Write');

/** Whether this caller may give up what runs: also where their project was taken away meanwhile. */
export const mayGiveUp = ({ policies, withheld }: Member): boolean =>
  [policies, withheld].some((held) => held.has('RocketSystem.UserOfflinePlan.Write'));

/** Whether this caller may abandon the session: also where nothing else of it may be written. */
export const mayAbandon = (session: SessionRow, caller: Member): boolean => session.state === 'open' && mayGiveUp(caller);
