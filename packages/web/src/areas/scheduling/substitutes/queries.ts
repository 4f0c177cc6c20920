import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { scheduleChanged } from '../queries.ts';

/** Who may take a booking over. */
export function useSubstitutes(id: string) {
  return useQuery(api.substitutes.options.queryOptions({ input: { id }, staleTime: 0 }));
}

/** Gives it to somebody else. The form shows its failures. */
export function useSubstitute() {
  const onSuccess = scheduleChanged(useQueryClient());
  return useMutation(api.substitutes.substitute.mutationOptions({ onSuccess, meta: { quiet: true } }));
}
