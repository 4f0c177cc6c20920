import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { api } from '../../app/api.ts';
import { listInput, type SubjectListSearch } from './list/list-search.ts';

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

/** A child as it is saved at this moment, for its form. */
export function usePrepared(subjectId: string) {
  return useQuery(api.subjects.prepareForEdit.queryOptions({ input: { subjectId }, staleTime: 0, refetchOnWindowFocus: false }));
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
export function useSubjectChanged() {
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

/** Signs the account of a child off, or on again. */
export function useChangeLogout() {
  return useMutation(api.subjects.updateLogout.mutationOptions({ onSuccess: useSubjectChanged() }));
}

/** What a child has booked and held, as it stands when it is to be archived. */
export function useArchivePreview(subjectId: string) {
  return useQuery(
    api.subjectArchive.preview.queryOptions({ input: { subjectId }, staleTime: 0, gcTime: 0, retry: false, meta: { quiet: true } }),
  );
}

/** What the archiving of a child changes beside the child. */
export function useArchiveChanged() {
  const changed = useSubjectChanged();
  const queryClient = useQueryClient();
  const others = [api.scheduling, api.groups, api.credits, api.userAssessments, api.vrClassroom];
  return () => Promise.all([changed(), ...others.map((group) => queryClient.invalidateQueries({ queryKey: group.key() }))]);
}

/** Archives a child; the dialog shows what stands in the way. */
export function useArchiveSubject() {
  return useMutation(api.subjectArchive.archive.mutationOptions({ onSuccess: useArchiveChanged(), meta: { quiet: true } }));
}

/** Restores a child. */
export function useRestoreSubject() {
  return useMutation(api.subjectArchive.restore.mutationOptions({ onSuccess: useArchiveChanged() }));
}

/** Checks a child in and out; the button names what failed. */
export function usePresence() {
  const changed = useSubjectChanged();
  const checkIn = useMutation(api.subjects.checkIn.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
  const checkOut = useMutation(api.subjects.checkOut.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
  return { checkIn, checkOut };
}

/** Changes the clinic number; the field shows what failed. */
export function useChangeNumber() {
  return useMutation(api.subjects.updateOutpatientNumber.mutationOptions({ onSuccess: useSubjectChanged(), meta: { quiet: true } }));
}

/** Forgets a child; the dialog shows what stands in the way. */
export function useEraseSubject() {
  const queryClient = useQueryClient();
  return useMutation(
    api.subjectAccounts.erase.mutationOptions({ onSuccess: () => queryClient.invalidateQueries(), meta: { quiet: true } }),
  );
}

/** Whom the reader opened last. */
export function useRecent() {
  return useQuery(api.subjects.recentList.queryOptions({ input: { maxResultCount: 6 }, meta: { quiet: true } }));
}

/** The latest check-ins of a child. */
export function useCheckIns(subjectId: string, count: number) {
  return useQuery(api.subjects.checkInList.queryOptions({ input: { subjectId, maxResultCount: count } }));
}
