import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { useLiveRefresh } from '../../app/live/use-live-refresh.ts';
import type { BookedFor } from './booking-of.ts';

/** What time alone changes, and everything where nothing is told, in milliseconds. */
const refreshEvery = 300_000;

/** The day of the centre; it follows what others do. */
export function useToday() {
  useLiveRefresh('today', [api.scheduling.today.key()]);
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
    api.certificateForecast.key(),
  ];
  const predicate = ({ queryHash }: { queryHash: string }) => !goneId || !queryHash.includes(goneId);
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey, predicate })));
}

type Booking = Omit<Parameters<typeof api.scheduling.create.call>[0], 'userOfflinePlanId'> & { of: BookedFor };

const asWrite = { context: { isWrite: true } };

/** Schedules sessions. The form shows its failures. */
export function useCreateSchedule() {
  const onSuccess = scheduleChanged(useQueryClient());
  const mutationFn = ({ of, ...booking }: Booking) =>
    'subjectId' in of
      ? api.scheduling.create.call({ ...booking, userOfflinePlanId: of.userOfflinePlanId }, asWrite)
      : api.scheduling.createOfClass.call({ ...booking, ...of }, asWrite);
  return useMutation({ mutationFn, onSuccess, meta: { quiet: true } });
}

/** Cancels a scheduled session. */
export function useCancelSchedule() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation(api.scheduling.cancel.mutationOptions({ onSettled }));
}
