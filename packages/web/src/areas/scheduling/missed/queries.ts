import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { scheduleChanged } from '../queries.ts';

/** What may be said of a booking that was not held, and what was. */
export function useMissed(id: string) {
  return useQuery(api.missedBookings.get.queryOptions({ input: { id }, staleTime: 0 }));
}

/** Says that nobody came, or that it was cancelled too late. */
export function useMiss() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation(api.missedBookings.miss.mutationOptions({ onSettled }));
}

/** Takes that back. The form shows its failures. */
export function useUndoMissed() {
  const onSettled = scheduleChanged(useQueryClient());
  return useMutation(api.missedBookings.undo.mutationOptions({ onSettled, meta: { quiet: true } }));
}
