import { maySessionBeWritten } from '@trellis/contract/offline-plans/rules';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SessionRow } from './session-store.ts';

/** Answers are given only while the session runs and its plan is active. */
export function requireRunning(session: SessionRow | undefined): SessionRow {
  if (!session) return refuse('Trellis:NotFound');
  if (session.state !== 'open' || session.planState !== 'active') refuse('RocketSystem:SessionNotOpen');
  return session;
}

/** Whether this caller may write into the session now; what the page offers follows it. */
export function isWritable(session: SessionRow, caller: Member): boolean {
  return maySessionBeWritten({
    sessionOpen: session.state === 'open',
    planActive: session.planState === 'active',
    subjectBound: session.subjectBound,
    subjectLoggedOut: session.subjectLoggedOut,
    mayWrite: caller.policies.has('RocketSystem.UserOfflinePlan.Write'),
  });
}

/** An answer is changed only while the child may still be trained. */
export function requireEditable(session: SessionRow): void {
  if (!session.subjectBound) refuse('RocketSystem:SubjectNotBound');
  if (session.subjectLoggedOut) refuse('RocketSystem:SubjectLoggedOut');
}
