import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { api } from '../../../app/api.ts';
import { scheduleChanged } from '../queries.ts';

/** Leaves, those that wait for an answer first. */
export function useLeaves(page: number) {
  const maxResultCount = limits.pageSizes[0];
  const input = { skipCount: (page - 1) * maxResultCount, maxResultCount };
  return { ...useQuery(api.leaves.list.queryOptions({ input, placeholderData: keepPreviousData, staleTime: 0 })), maxResultCount };
}

/** Who is off within a span. */
export function useAway(span: { start: string; end: string }) {
  return useQuery(api.leaves.away.queryOptions({ input: span, placeholderData: keepPreviousData }));
}

/** What is booked with a coach in the time of a leave. */
export function useLeaveBookings(id: string) {
  return useQuery(api.leaves.bookings.queryOptions({ input: { id }, staleTime: 0 }));
}

/** What changes leaves; the bookings and who is free change with it. Forms show their failures. */
export function useChangeLeaves() {
  const changed = scheduleChanged(useQueryClient());
  const then = { onSuccess: changed, meta: { quiet: true } };
  return {
    ask: useMutation(api.leaves.ask.mutationOptions(then)),
    answer: useMutation(api.leaves.answer.mutationOptions(then)),
    withdraw: useMutation(api.leaves.withdraw.mutationOptions({ onSettled: changed })),
    ofChild: useMutation(api.leaves.ofChild.mutationOptions(then)),
  };
}
