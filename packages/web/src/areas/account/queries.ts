import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';

/** What a change of the account changes: everything that the area told, the current user too. */
function useAccountChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.account.key() });
}

/** Saves what is known of the person. The page shows its failures. */
export const useChangeProfile = () =>
  useMutation(api.account.changeProfile.mutationOptions({ onSettled: useAccountChanged(), meta: { quiet: true } }));

/** Makes the CVs those that were named. */
export const useChangeResumes = () =>
  useMutation(api.account.changeResumes.mutationOptions({ onSettled: useAccountChanged(), meta: { quiet: true } }));

export const useMemberships = () => useQuery(api.account.memberships.queryOptions({ input: {} }));

export const useRemainingCounts = () => useQuery(api.account.remainingCounts.queryOptions({ input: {} }));

/** The steps of changing what one signs in with. Each dialog shows its own failures. */
export function useSignInChanges() {
  const onSuccess = useAccountChanged();
  const quiet = { meta: { quiet: true } };
  return {
    password: useMutation(api.account.changePassword.mutationOptions(quiet)),
    checkPassword: useMutation(api.account.checkPasswordForEmail.mutationOptions(quiet)),
    sendEmailCode: useMutation(api.account.sendEmailCode.mutationOptions(quiet)),
    email: useMutation(api.account.changeEmail.mutationOptions({ onSuccess, ...quiet })),
    sendPhoneCode: useMutation(api.account.sendPhoneCode.mutationOptions(quiet)),
    phone: useMutation(api.account.changePhone.mutationOptions({ onSuccess, ...quiet })),
  };
}
