import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ManagementRole } from '@trellis/contract/admins/rules';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { AdminSearch } from '../searches.ts';

/** One page of the platform's staff. */
export function useAdmins({ role, filter, state, ...page }: AdminSearch) {
  const input = { ...pageInput(page), filter, state, role: role as ManagementRole | undefined };
  return useQuery(api.admins.adminList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** The centres that somebody looks after. */
export function useManagedCenters(id: string) {
  return useQuery(api.admins.grantTenant.queryOptions({ input: { id }, staleTime: 0, ...quiet }));
}

/** What an administrator does with the platform's staff. Forms show their own failures. */
export function useAdminChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.admins.key() });
  return {
    create: useMutation(api.admins.createAdmin.mutationOptions({ onSettled, ...quiet })),
    changeRole: useMutation(api.admins.changeAdminRole.mutationOptions({ onSettled, ...quiet })),
    changeCenters: useMutation(api.admins.managementCenter.mutationOptions({ onSettled, ...quiet })),
    freeze: useMutation(api.admins.freezeAdmin.mutationOptions({ onSettled })),
    resend: useMutation(api.admins.resendAdmin.mutationOptions({ onSettled })),
    correct: useMutation(api.admins.correctAdmin.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.admins.removeAdmin.mutationOptions({ onSettled })),
  };
}
