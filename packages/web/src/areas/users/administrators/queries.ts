import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';

/** Who runs a tenant, and who was invited to. */
export const useAdministrators = (tenantId: string) =>
  useQuery(api.tenantAdministrators.list.queryOptions({ input: { tenantId }, staleTime: 0, ...quiet }));

/** What the platform does with them. The form shows its failures. */
export function useAdministratorChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([api.tenantAdministrators, api.tenancy, api.users].map((of) => queryClient.invalidateQueries({ queryKey: of.key() })));
  return {
    invite: useMutation(api.tenantAdministrators.invite.mutationOptions({ onSettled, ...quiet })),
    resend: useMutation(api.tenantAdministrators.resend.mutationOptions({ onSettled })),
    unfreeze: useMutation(api.tenantAdministrators.freeze.mutationOptions({ onSettled })),
    takeBack: useMutation(api.tenantAdministrators.remove.mutationOptions({ onSettled })),
    freeze: useMutation(api.tenantAdministrators.freeze.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.tenantAdministrators.remove.mutationOptions({ onSettled, ...quiet })),
    sendCode: useMutation(api.online.sendPasswordCode.mutationOptions()),
  };
}
