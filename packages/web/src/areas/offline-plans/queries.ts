import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { api } from '../../app/api.ts';

/** A page of a child's plans, newest first. */
export const plansQuery = (subjectId: string, page: number) =>
  api.offlinePlans.list.queryOptions({
    input: { userId: subjectId, skipCount: (page - 1) * limits.planListPageSize, maxResultCount: limits.planListPageSize },
  });

/** What warns of starting the next session of a plan or stands against it; asked anew each time. */
export const gatesQuery = (planId: string) =>
  api.offlinePlans.beforeStartCourse.queryOptions({ input: { userOfflinePlanId: planId }, staleTime: 0, gcTime: 0 });

/** One session with its items, forms and music. */
export const sessionQuery = (planId: string, num: number) =>
  api.offlinePlans.session.queryOptions({ input: { userOfflinePlanId: planId, num } });

/** Reads the cached session and changes it in place; nothing happens when it is not loaded. */
export function changeCachedSession(
  client: QueryClient,
  session: Pick<SessionView, 'userOfflinePlanId' | 'num'>,
  change: (session: SessionView) => SessionView,
): void {
  client.setQueryData(sessionQuery(session.userOfflinePlanId, session.num).queryKey, (cached) => (cached ? change(cached) : cached));
}

/** Everything of the plans, and what a session changes elsewhere. */
export async function refreshPlans(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: api.offlinePlans.key() }),
    client.invalidateQueries({ queryKey: api.planLife.key() }),
    client.invalidateQueries({ queryKey: api.planDifficulty.key() }),
    client.invalidateQueries({ queryKey: api.trainingRecord.key() }),
    client.invalidateQueries({ queryKey: api.credits.key() }),
    client.invalidateQueries({ queryKey: api.scheduling.key() }),
    client.invalidateQueries({ queryKey: api.subjects.key() }),
    client.invalidateQueries({ queryKey: api.contracts.key() }),
  ]);
}

/** Creates a plan; the drawer shows a failure itself. */
export function useCreatePlan() {
  const client = useQueryClient();
  return useMutation(api.offlinePlans.create.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}

/** Starts the next session of a plan; nobody waits for what else of the page changes with it. */
export function useStartSession() {
  const client = useQueryClient();
  return useMutation(api.offlinePlans.startCourse.mutationOptions({ onSuccess: () => void refreshPlans(client) }));
}

/** Finishes the running session; sending it again changes nothing. */
export function useFinishSession() {
  const client = useQueryClient();
  return useMutation(api.offlinePlans.finish.mutationOptions({ meta: { quiet: true }, onSuccess: () => void refreshPlans(client) }));
}

/** Abandons the running session; the dialog shows a failure itself. */
export function useAbandonSession() {
  const client = useQueryClient();
  return useMutation(api.offlinePlans.abandon.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}
