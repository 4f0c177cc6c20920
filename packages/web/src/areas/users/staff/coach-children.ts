import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';

export function useCoachChildren(coachUserId: string) {
  return useQuery(api.subjects.coachChildren.queryOptions({ input: { coachUserId }, staleTime: 0 }));
}

/** Makes children those of a coach. */
export function useAssignChildren() {
  const queryClient = useQueryClient();
  const changed = [api.subjects.key(), api.scheduling.today.key(), api.offlinePlans.key(), api.users.key()];
  return useMutation(
    api.subjects.assignChildren.mutationOptions({
      onSuccess: () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
      meta: { quiet: true },
    }),
  );
}
