import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { selectorSize } from '@trellis/contract/users/rules';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import { useDebounced } from '../../ui/use-debounced.ts';
import { type ContactSearch, type StaffSearch, staffInput } from './staff/staff-search.ts';

/** One page of staff, the page before staying visible while it loads. */
export function useStaffPage(search: StaffSearch, narrowed: { isTraining?: true; isActivated?: true } = {}) {
  const input = { ...staffInput(search), ...narrowed };
  return useQuery(api.users.list.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
}

/** Somebody of a centre; one who is not there is an answer of the page, not a toast. */
export function useStaff(userId: string, tenantId?: string) {
  return useQuery(
    api.users.prepareForEdit.queryOptions({
      input: { userId, tenantId },
      enabled: userId !== '',
      retry: false,
      meta: { quiet: true },
      // a form that was opened keeps what it was opened with
      refetchOnWindowFocus: false,
    }),
  );
}

/** The pages that somebody does not see. */
export function useHiddenContent(userId: string, tenantId: string) {
  return useQuery(api.users.hiddenContent.queryOptions({ input: { userId, tenantId } }));
}

/** Colleagues or guardians. */
export function useContacts({ kind, filter, ...page }: ContactSearch) {
  return useQuery(
    api.users.contacts.queryOptions({
      input: { kind, filter, ...pageInput(page) },
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    }),
  );
}

function useStaffChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.users.key() }),
      queryClient.invalidateQueries({ queryKey: api.subjects.key() }),
    ]);
}

/** Invites and edits. The drawers show their failures. */
export function useSaveStaff() {
  const onSuccess = useStaffChanged();
  const invite = useMutation(api.users.create.mutationOptions({ onSuccess, meta: { quiet: true } }));
  const update = useMutation(api.users.update.mutationOptions({ onSuccess, meta: { quiet: true } }));
  return { invite, update };
}

/** What a row's menu does; failures are told in a toast. */
export function useStaffActions() {
  const onSettled = useStaffChanged();
  const freeze = useMutation(api.users.freezeUser.mutationOptions({ onSettled }));
  const resend = useMutation(api.users.sendEmail.mutationOptions({ onSettled }));
  const changeRole = useMutation(api.users.changeRole.mutationOptions({ onSettled }));
  const correct = useMutation(api.users.correctInvitation.mutationOptions({ onSettled, ...quiet }));
  const sendCode = useMutation(api.activation.sendPasswordCode.mutationOptions());
  const removeSecondFactor = useMutation(api.activation.removeSecondFactor.mutationOptions());
  return { freeze, resend, changeRole, correct, sendCode, removeSecondFactor };
}

/** Who may coach a child, its coaches first: as many as a selector shows, of those whose name has what was typed. */
export function useAssignable(subjectId: string, typed: string) {
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const input = { subjectId, maxResultCount: selectorSize, ...(filter ? { filter } : {}) };
  return useQuery(api.users.coaches.queryOptions({ input, placeholderData: keepPreviousData, staleTime: 60_000 }));
}

/** Makes somebody the coaches of a child. The dialog shows its failure. */
export function useAssignCoaches() {
  const onSuccess = useStaffChanged();
  return useMutation(api.users.assignCoaches.mutationOptions({ onSuccess, meta: { quiet: true } }));
}

/** The ID code of a membership, and the two steps to another one. */
export function useLoginCode(userId: string, tenantId: string) {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.activation.loginCode.key() }),
      queryClient.invalidateQueries({ queryKey: api.account.memberships.key() }),
    ]);
  const code = useQuery(api.activation.loginCode.queryOptions({ input: { userId, tenantId } }));
  const verify = useMutation(api.activation.verifyPassword.mutationOptions({ meta: { quiet: true } }));
  const generate = useMutation(api.activation.generateLoginCode.mutationOptions({ onSuccess, meta: { quiet: true } }));
  return { code, verify, generate };
}

export const signInsOptions = (userId?: string, tenantId?: string) =>
  api.activation.signIns.queryOptions({ input: { userId, tenantId }, staleTime: 0, ...quiet });

/** Where somebody is signed in, and ending it; oneself unless told. */
export function useSignIns(userId?: string, tenantId?: string) {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.activation.signIns.key() });
  const list = useQuery(signInsOptions(userId, tenantId));
  const end = useMutation(api.activation.logOut.mutationOptions({ onSettled }));
  return { list, end };
}

/** What a mailed link is for. Asked once: opening it again would only say the same. */
export function useLinkCheck(token: string) {
  return useQuery(
    api.activation.checkToken.queryOptions({
      input: { token },
      enabled: token !== '',
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      meta: { quiet: true },
    }),
  );
}

/** Whether an invited administrator must register first. */
export function useNeedRegister(token: string, enabled: boolean) {
  return useQuery(
    api.activation.needRegister.queryOptions({
      input: { token },
      enabled,
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
      refetchOnWindowFocus: false,
      meta: { quiet: true },
    }),
  );
}

/** Accepts an invitation: administrators of the platform have a call of their own. */
export function useActivate(purpose: string) {
  const calls = { admin: api.activation.activateAdmin, others: api.activation.activateAccount };
  return useMutation((purpose === 'admin' ? calls.admin : calls.others).mutationOptions({ meta: { quiet: true } }));
}

/** Confirms a new e-mail address. */
export function useConfirmEmail() {
  return useMutation(api.activation.activateNewEmail.mutationOptions({ meta: { quiet: true } }));
}
