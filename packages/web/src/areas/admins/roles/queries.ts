import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@trellis/contract/policies';
import { api } from '../../../app/api.ts';

/** What a role may do, everywhere or at one tenant. */
export function useRolePolicies(role: Role, tenantId: string | undefined) {
  return useQuery(api.admins.rolePolicies.queryOptions({ input: { role, ...(tenantId ? { tenantId } : {}) }, meta: { quiet: true } }));
}

/** Saves decisions. The reader's own menu may change with them. */
export function useChangeRolePolicies() {
  const queryClient = useQueryClient();
  return useMutation(
    api.admins.changeRolePolicies.mutationOptions({
      onSettled: () =>
        Promise.all([
          queryClient.invalidateQueries({ queryKey: api.admins.rolePolicies.key() }),
          queryClient.invalidateQueries({ queryKey: api.account.key() }),
        ]),
    }),
  );
}
