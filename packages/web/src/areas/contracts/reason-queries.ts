import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** The reasons in use with their words in every language. */
export function useReasons() {
  return useQuery(api.contractReasons.list.queryOptions({ input: {} }));
}

function useReasonsChanged() {
  const queryClient = useQueryClient();
  const changed = [api.contractReasons.key(), api.contracts.reasonQuestion.key()];
  return () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Adds a reason. The form shows its failures. */
export function useAddReason() {
  return useMutation(api.contractReasons.add.mutationOptions({ onSuccess: useReasonsChanged(), meta: { quiet: true } }));
}

/** Changes the words of a reason. The form shows its failures. */
export function useUpdateReason() {
  return useMutation(api.contractReasons.update.mutationOptions({ onSettled: useReasonsChanged(), meta: { quiet: true } }));
}

export function useOrderReasons() {
  return useMutation(api.contractReasons.order.mutationOptions({ onSettled: useReasonsChanged() }));
}

export function useRemoveReason() {
  return useMutation(api.contractReasons.remove.mutationOptions({ onSettled: useReasonsChanged() }));
}

export function useTakeOverReasons() {
  return useMutation(api.contractReasons.takeOver.mutationOptions({ onSettled: useReasonsChanged() }));
}
