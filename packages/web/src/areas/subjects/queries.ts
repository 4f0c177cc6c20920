import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { api } from '../../app/api.ts';
import { listInput, type SubjectListSearch } from './list-search.ts';

/** One page of the children, the page before staying visible while it loads. */
export function useSubjectPage(search: SubjectListSearch) {
  return useQuery(api.subjects.getList.queryOptions({ input: listInput(search), placeholderData: keepPreviousData }));
}

/** One child; a child that is not there is an answer of the page, not a toast. */
export function useSubject(subjectId: string) {
  return useQuery(
    api.subjects.getSubjectInfo.queryOptions({ input: { subjectId }, enabled: subjectId !== '', retry: false, meta: { quiet: true } }),
  );
}

/** The staff who may train children. */
export function useCoaches(enabled: boolean) {
  return useQuery(api.subjects.coachList.queryOptions({ input: {}, enabled, staleTime: 60_000 }));
}

/** The schools that the center's child form offers. */
export function useGrantedSchools() {
  return useQuery(api.tenancy.schoolGrants.queryOptions({ input: {}, staleTime: 60_000 }));
}

/** What a change of a child changes elsewhere: lists, the page of the child and the day of the centre. */
function useSubjectChanged() {
  const queryClient = useQueryClient();
  return () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: api.subjects.key() }),
      queryClient.invalidateQueries({ queryKey: api.scheduling.today.key() }),
      queryClient.invalidateQueries({ queryKey: api.offlinePlans.key() }),
    ]);
}

/** Adds a child. The form shows its failures. */
export function useCreateSubject() {
  return useMutation(api.subjects.create.mutationOptions({ onSuccess: useSubjectChanged(), meta: { quiet: true } }));
}

/** Edits a profile. The form shows its failures. */
export function useUpdateSubject() {
  return useMutation(api.subjects.update.mutationOptions({ onSuccess: useSubjectChanged(), meta: { quiet: true } }));
}

/** Asks whether another child has this name. */
export function useCheckName() {
  return useMutation(api.subjects.checkName.mutationOptions());
}

/** Changes the tag of a child. */
export function useChangeTag(subjectId: string) {
  const changed = useSubjectChanged();
  const mutation = useMutation(api.subjects.updateTag.mutationOptions({ onSuccess: changed }));
  return { ...mutation, change: (tag: SubjectTag) => mutation.mutateAsync({ id: subjectId, tag }) };
}

/** Records a guardian and binds the child. */
export function useBindGuardian() {
  return useMutation(api.subjects.bindGuardian.mutationOptions({ onSuccess: useSubjectChanged(), meta: { quiet: true } }));
}

/** Checks a child in and out; the button names what failed. */
export function usePresence() {
  const changed = useSubjectChanged();
  const checkIn = useMutation(api.subjects.checkIn.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
  const checkOut = useMutation(api.subjects.checkOut.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
  return { checkIn, checkOut };
}
