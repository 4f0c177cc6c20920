import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

export const useClients = () => useQuery(api.clients.list.queryOptions({ input: {}, ...quiet }));

/** What registers apps and services, and changes them. The form shows its own failures. */
export function useClientChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.clients.key() });
  return {
    create: useMutation(api.clients.create.mutationOptions({ onSettled, ...quiet })),
    change: useMutation(api.clients.change.mutationOptions({ onSettled, ...quiet })),
    renewSecret: useMutation(api.clients.renewSecret.mutationOptions({ onSettled })),
    endFormer: useMutation(api.clients.endFormerSecret.mutationOptions({ onSettled })),
    remove: useMutation(api.clients.remove.mutationOptions({ onSettled })),
  };
}
