import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { api } from '../../../app/api.ts';
import { useLiveRefresh } from '../../../app/live/use-live-refresh.ts';
import { scheduleChanged } from '../queries.ts';

/** Where nothing is told, in milliseconds. */
const refreshEvery = 300_000;
const shown = { placeholderData: keepPreviousData, refetchInterval: refreshEvery, staleTime: 0 };

export interface Span {
  start: string;
  end: string;
}

/** What is booked within a span, as far as one reading goes. */
export function useCalendar(input: Span & { trainerId?: string; classroomId?: string }) {
  useLiveRefresh('today', [api.scheduling.calendarList.key()]);
  const all = { ...input, maxResultCount: limits.schedule.mostLoaded };
  return useQuery(api.scheduling.calendarList.queryOptions({ input: all, ...shown }));
}

/** What of one plan is booked within a span. */
export function usePlanCalendar(input: Span & { userOfflinePlanId: string }) {
  useLiveRefresh('today', [api.offlinePlans.trainingCalendar.key()]);
  return useQuery(api.offlinePlans.trainingCalendar.queryOptions({ input, ...shown }));
}

export function useBooking(id: string) {
  return useQuery(api.scheduling.detail.queryOptions({ input: { id }, staleTime: 0, gcTime: 0 }));
}

/** Changes bookings, one or with those that follow. The form shows its failures. */
export function useEditSchedule() {
  const onSuccess = scheduleChanged(useQueryClient());
  const one = useMutation(api.scheduling.edit.mutationOptions({ onSuccess, meta: { quiet: true } }));
  const following = useMutation(api.scheduling.editFollowing.mutationOptions({ onSuccess, meta: { quiet: true } }));
  return { one, following };
}

/** Cancels a booking, alone or with those that follow. The dialog shows its failures. */
export function useCancelBooking(id: string) {
  const onSettled = scheduleChanged(useQueryClient(), id);
  const one = useMutation(api.scheduling.cancel.mutationOptions({ onSettled, meta: { quiet: true } }));
  const following = useMutation(api.scheduling.cancelFollowing.mutationOptions({ onSettled, meta: { quiet: true } }));
  return { one, following };
}
