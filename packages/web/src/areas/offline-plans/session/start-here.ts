import type { QueryClient } from '@tanstack/react-query';
import { centerNow } from '../../../app/offline/center-clock.ts';
import { ownerOf } from '../../../app/offline/kept-reads.ts';
import { keepUnsent, takeUp, unsent } from '../../../app/unsent/unsent.ts';
import { runningAsKept } from './running-as-kept.ts';
import { runningHere } from './running-here.ts';
import { laneOf } from './session-answer.ts';
import { gatesQuery, sessionQuery } from './session-query.ts';

/**
 * Starts the next session of a plan where the center cannot be reached: which one that is, and its exercises, were known before. What can be known
 * here of what stands against it is asked here, the rest when it is sent. Where too little is kept, it fails as the network did.
 */
export async function startHere(
  client: QueryClient,
  user: Parameters<typeof ownerOf>[0],
  planId: string,
  cause: Error,
): Promise<{ sessionId: string; num: number }> {
  const { gates, num } = await client.fetchQuery({ ...gatesQuery(planId), retry: false });
  const isBlocked = gates.some(({ level }) => level === 'block');
  if (num === null || isBlocked) throw cause;
  const session = await client.fetchQuery({ ...sessionQuery(planId, num), retry: false });
  if (!session.mayStart) throw cause;
  await takeUp(ownerOf(user));
  if (runningHere(unsent.current(), planId) || (await runningAsKept(client, user.id, planId))) throw cause;
  const lane = laneOf(session);
  if (!unsent.current().some((entry) => entry.lane === lane && entry.kind === 'startCourse' && entry.refusal === null)) {
    const input = { userOfflinePlanId: planId, num, startedAt: centerNow() };
    void keepUnsent({ lane, kind: 'startCourse', input, opensLane: true }).outcome.catch(() => undefined);
  }
  return { sessionId: session.id, num };
}
