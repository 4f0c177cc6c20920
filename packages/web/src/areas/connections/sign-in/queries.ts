import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

export const useSignInConnections = () => useQuery(api.signInConnections.list.queryOptions({ input: {}, ...quiet }));

/** What connects the sign-ins of organizations, and tries them. The form shows its own failures. */
export function useSignInChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.signInConnections.key() });
  return {
    create: useMutation(api.signInConnections.create.mutationOptions({ onSettled, ...quiet })),
    change: useMutation(api.signInConnections.change.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.signInConnections.remove.mutationOptions({ onSettled })),
    probe: useMutation(api.signInConnections.probe.mutationOptions()),
  };
}
