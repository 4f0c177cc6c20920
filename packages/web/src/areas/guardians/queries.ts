import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type GuardianListSearch, listInput } from './list-search.ts';

/** One page of the guardians, the page before staying visible while it loads. */
export function useGuardianPage(search: GuardianListSearch) {
  return useQuery(api.guardians.getList.queryOptions({ input: listInput(search), placeholderData: keepPreviousData }));
}

/** One guardian; one who is not there is an answer of the drawer, not a toast. */
export function useGuardian(guardianId: string, enabled = true) {
  return useQuery(api.guardians.getInfo.queryOptions({ input: { guardianId }, retry: false, meta: { quiet: true }, enabled }));
}

/** A child's guardians and how to reach them. */
export function useContacts(subjectId: string) {
  return useQuery(api.guardians.contacts.queryOptions({ input: { userId: subjectId }, meta: { quiet: true } }));
}

/** The relations that another guardian of a child may have. */
export function useFreeRoles(subjectId: string) {
  return useQuery(api.users.guardianRoles.queryOptions({ input: { subjectId } }));
}

/** What a change of a guardian changes elsewhere: the child's page and lists, and whether a plan may start. */
function useGuardiansChanged() {
  const queryClient = useQueryClient();
  const keys = [api.guardians.key(), api.subjects.key(), api.users.guardianRoles.key(), api.offlinePlans.key(), api.scheduling.today.key()];
  return () => Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** Looks for somebody known by an email address or a telephone number. The form shows its failures. */
export function useCheckGuardian() {
  return useMutation(api.guardians.check.mutationOptions({ meta: { quiet: true } }));
}

/** Records a guardian and binds the child. The form shows its failures. */
export function useBindGuardian() {
  return useMutation(api.guardians.bindGuardian.mutationOptions({ onSuccess: useGuardiansChanged(), meta: { quiet: true } }));
}

/** Edits a guardian. The form shows its failures. */
export function useUpdateGuardian() {
  return useMutation(api.guardians.update.mutationOptions({ onSuccess: useGuardiansChanged(), meta: { quiet: true } }));
}

/** Changes what a guardian is to a child, or may do about it. */
export function useUpdateRelation() {
  return useMutation(api.guardians.updateRelation.mutationOptions({ onSettled: useGuardiansChanged() }));
}

/** Takes a guardian from a child. */
export function useUnbindGuardian() {
  return useMutation(api.guardians.unbindGuardian.mutationOptions({ onSuccess: useGuardiansChanged() }));
}

/** Makes a registration link and mails it where asked to. The dialog shows its failures. */
export function useSendRegisterCode() {
  return useMutation(api.guardians.sendRegisterCode.mutationOptions({ onSuccess: useGuardiansChanged(), meta: { quiet: true } }));
}

/** Makes one of a guardian who was recorded twice. The drawer shows its failures. */
export function useMergeGuardians() {
  return useMutation(api.guardians.merge.mutationOptions({ onSuccess: useGuardiansChanged(), meta: { quiet: true } }));
}

/** Guardians whose name has a part; none before something was typed. */
export function useGuardianSearch(name: string) {
  const options = api.guardians.getList.queryOptions({ input: { name, maxResultCount: 20, sorting: 'fullName' } });
  return useQuery({ ...options, enabled: name !== '', placeholderData: keepPreviousData });
}
