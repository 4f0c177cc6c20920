import type { QueryClient } from '@tanstack/react-query';
import type { Gate, SessionView } from '@trellis/contract/offline-plans/schemas';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { ownerOf } from '../../../app/offline/kept-reads.ts';
import { keepUnsent, takeUp, unsent } from '../../../app/unsent/unsent.ts';
import { runningAsKept } from './running-as-kept.ts';
import { runningHere } from './running-here.ts';
import { laneOf, lastBound, placeOf } from './session-answer.ts';
import { gatesQuery, sessionQuery } from './session-query.ts';

/** What is to be started: the plan of a child, or of a class, whose answers are kept under names of their own. */
export interface ToStart {
  planId: string;
  prefix: string;
  gates: () => Promise<{ gates: readonly Gate[]; num: number | null }>;
  session: (num: number) => Promise<Pick<SessionView, 'id' | 'mayStart'>>;
}

/** The next session of a child's plan. */
export const sessionToStart = (client: QueryClient, planId: string): ToStart => ({
  planId,
  prefix: '',
  gates: () => client.ensureQueryData({ ...gatesQuery(planId), retry: false }),
  session: (num) => client.ensureQueryData({ ...sessionQuery(planId, num), retry: false }),
});

/**
 * Starts the next session of a plan where the center cannot be reached: which one that is, and its exercises, were known before. What can be known
 * here of what stands against it is asked here, the rest when it is sent. Where too little is kept, it fails as the network did.
 */
export async function startHere(
  client: QueryClient,
  user: Parameters<typeof ownerOf>[0],
  { planId, prefix, ...ask }: ToStart,
  cause: Error,
): Promise<{ sessionId: string; num: number }> {
  const { gates, num } = await ask.gates();
  const isBlocked = gates.some(({ level }) => level === 'block');
  if (num === null || isBlocked) throw cause;
  const session = await ask.session(num);
  if (!session.mayStart) throw cause;
  await takeUp(ownerOf(user));
  if (runningHere(unsent.current(), planId) || (await runningAsKept(client, user.id, planId))) throw cause;
  const lane = laneOf(session);
  const bound = lastBound(unsent.current(), lane);
  // that takes its booking and begins another run: the center first
  if (bound === 'abandon') throw cause;
  if (bound === undefined) {
    const input = { userOfflinePlanId: planId, num, startedAt: centerNow() };
    void keepUnsent({ lane, place: placeOf(prefix, input), kind: `${prefix}startCourse`, input, opensLane: true }).outcome.catch(
      () => undefined,
    );
  }
  return { sessionId: session.id, num };
}
