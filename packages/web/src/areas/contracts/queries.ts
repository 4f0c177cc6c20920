import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** A child's contracts, newest first. */
export function useContracts(userId: string) {
  return useQuery(api.contracts.list.queryOptions({ input: { userId, maxResultCount: 1000 } }));
}

/** Signs a contract. Its classes change the child's credits, lists, gates and the day. */
export function useAddContract() {
  const queryClient = useQueryClient();
  const changed = [api.contracts.key(), api.credits.key(), api.subjects.key(), api.offlinePlans.key(), api.scheduling.key()];
  return useMutation(
    api.contracts.add.mutationOptions({
      onSuccess: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
      meta: { quiet: true },
    }),
  );
}
