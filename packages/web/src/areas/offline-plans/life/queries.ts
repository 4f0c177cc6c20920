import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { api } from '../../../app/api.ts';
import { refreshPlans } from '../queries.ts';

/** The plan as it is now, for a question that says what goes with it. */
export const planNowQuery = (planId: string) => api.offlinePlans.get.queryOptions({ input: { id: planId }, staleTime: 0 });

/** Ends a plan; the dialog shows a failure itself. */
export function useEndPlan() {
  const client = useQueryClient();
  return useMutation(api.planLife.end.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}

/** Calls a plan off; the dialog shows a failure itself. */
export function useCancelPlan() {
  const client = useQueryClient();
  return useMutation(api.planLife.cancelAfterClass.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}

/** Adds sessions to a plan; the dialog shows a failure itself. */
export function useExtendPlan() {
  const client = useQueryClient();
  return useMutation(api.planLife.extendClass.mutationOptions({ meta: { quiet: true }, onSuccess: () => refreshPlans(client) }));
}

/** Takes a plan up again. */
export function useRestartPlan() {
  const client = useQueryClient();
  return useMutation(api.planLife.restart.mutationOptions({ onSuccess: () => refreshPlans(client) }));
}

/** Deletes a plan of which nothing was run; `onGone` leaves what showed it before everything is asked for anew. */
export function useDeletePlan(onGone: (plan: PlanSummary) => Promise<void>) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation(api.planLife.delete.mutationOptions());
  return async (plan: PlanSummary) => {
    await mutateAsync({ id: plan.id });
    await onGone(plan);
    await refreshPlans(client);
  };
}
