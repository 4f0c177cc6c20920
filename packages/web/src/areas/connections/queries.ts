import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

export const useApiKeys = () => useQuery(api.connections.apiKeys.queryOptions({ input: {} }));

/** What makes and ends keys. The dialog that makes one shows its own failures. */
export function useApiKeyChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.connections.apiKeys.key() });
  return {
    create: useMutation(api.connections.createApiKey.mutationOptions({ onSuccess, ...quiet })),
    revoke: useMutation(api.connections.revokeApiKey.mutationOptions({ onSuccess })),
  };
}
