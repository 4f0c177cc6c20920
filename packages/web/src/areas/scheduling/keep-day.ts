import type { QueryClient } from '@tanstack/react-query';
import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { Today } from '@trellis/contract/scheduling/schemas';
import { api } from '../../app/api.ts';
import { readCenterClock } from '../../app/offline/center-clock.ts';
import { keepMedia } from '../../app/offline/keep-media.ts';

/** How many sessions of a day are kept, and for how long what was asked for is new enough, in milliseconds. */
const mostKept = 12;
const staleTime = 10 * 60_000;

/** Asks for the sessions that somebody has today, so that the device keeps what they need without a network. One after the other: nobody waits for them. */
export async function keepDay(client: QueryClient, today: Today, coachId: string): Promise<void> {
  const own = today.coaches.find(({ id }) => id === coachId)?.entries ?? [];
  const ahead = own.filter(({ state }) => state === 'scheduled' || state === 'opened').slice(0, mostKept);
  const quiet = { staleTime, meta: { quiet: true }, retry: false } as const;
  const played: string[] = [];
  await readCenterClock();
  for (const { userOfflinePlanId } of ahead) {
    try {
      const plan = (await client.fetchQuery(
        api.offlinePlans.get.queryOptions({ input: { id: userOfflinePlanId }, ...quiet }),
      )) as PlanSummary;
      await client.fetchQuery(api.offlinePlans.beforeStartCourse.queryOptions({ input: { userOfflinePlanId }, ...quiet }));
      const session = { userOfflinePlanId, num: plan.currentNum };
      const view = (await client.fetchQuery(api.offlinePlans.session.queryOptions({ input: session, ...quiet }))) as SessionView;
      played.push(...(view.iLs?.tracks ?? []).map(({ url }) => url));
    } catch {
      // what cannot be kept now is asked for with the next look at the day
      return;
    }
  }
  await keepMedia(played);
}
