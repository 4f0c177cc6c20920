import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

const refreshEvery = 60_000;

/** The day of the centre; it follows what others do. */
export function useToday() {
  return useQuery(
    api.scheduling.today.queryOptions({ input: {}, refetchInterval: refreshEvery, refetchOnWindowFocus: 'always', staleTime: 0 }),
  );
}

/** What the schedule form offers. */
export function useScheduleOptions(of: { subjectId?: string; userOfflinePlanId?: string; groupTrainingPlanId?: string } = {}) {
  return useQuery(api.scheduling.options.queryOptions({ input: of }));
}

/** A scheduled session holds a class: the day, the credits, the contracts and the plans change with it. What speaks of a booking that is gone is not asked again. */
export function scheduleChanged(queryClient: QueryClient, goneId?: string) {
  const changed = [
    api.scheduling.key(),
    api.missedBookings.key(),
    api.leaves.key(),
    api.credits.key(),
    api.contracts.key(),
    api.subjects.key(),
    api.offlinePlans.key(),
  ];
  const predicate = ({ queryHash }: { queryHash: string }) => !goneId || !queryHash.includes(goneId);
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
}

/** Schedules sessions. The form shows its failures. */
export function useCreateSchedule() {
  const onSuccess = scheduleChanged(useQueryClient());
  return useMutation(api.scheduling.create.mutationOptions({ onSuccess, meta: { quiet: true } }));
}

/** Cancels a scheduled session. */
export function useCancelSchedule() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation(api.scheduling.cancel.mutationOptions({ onSettled }));
}
