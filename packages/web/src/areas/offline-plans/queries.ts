import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { api } from '../../app/api.ts';
import { useCurrentUser } from '../../app/current-user.ts';
import { gatesQuery } from './session/session-query.ts';
import { sessionToStart, startHere } from './session/start-here.ts';

/** A page of a child's plans, newest first. */
export const plansQuery = (subjectId: string, page: number) =>
  api.offlinePlans.list.queryOptions({
    input: { userId: subjectId, skipCount: (page - 1) * limits.planListPageSize, maxResultCount: limits.planListPageSize },
  });

/** Everything of the plans, and what a session changes elsewhere. */
export async function refreshPlans(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: api.offlinePlans.key() }),
    client.invalidateQueries({ queryKey: api.planLife.key() }),
    client.invalidateQueries({ queryKey: api.planReminders.key() }),
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

/** Starts the next session of a plan, here where the center cannot be reached; nobody waits for what else of the page changes with it. */
export function useStartSession() {
  const client = useQueryClient();
  const user = useCurrentUser();
  return useMutation({
    mutationFn: (input: { userOfflinePlanId: string }) =>
      api.offlinePlans.startCourse.call(input).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        return startHere(client, user, sessionToStart(client, input.userOfflinePlanId), error);
      }),
    onSuccess: () => void refreshPlans(client),
  });
}

/** Asks once more what stands against the next session. */
export function useGatesChanged(planId: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: gatesQuery(planId).queryKey });
}
