import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api.ts';
import { useArchiveChanged, useSubjectChanged } from '../queries.ts';

/** What several children have booked and held, as it stands when they are to be archived. */
export function useSeveralPreview(subjectIds: string[]) {
  return useQuery(
    api.subjectArchiveBatch.preview.queryOptions({ input: { subjectIds }, staleTime: 0, gcTime: 0, retry: false, meta: { quiet: true } }),
  );
}

/** Archives several; the dialog shows what stands in the way. */
export function useArchiveSeveral() {
  return useMutation(api.subjectArchiveBatch.archive.mutationOptions({ onSuccess: useArchiveChanged(), meta: { quiet: true } }));
}

export function useRestoreSeveral() {
  return useMutation(api.subjectArchiveBatch.restore.mutationOptions({ onSuccess: useArchiveChanged() }));
}

export function useTagSeveral() {
  return useMutation(api.subjectBatch.updateTags.mutationOptions({ onSuccess: useSubjectChanged() }));
}

/** Gives several one more coach; the dialog shows what stands in the way. */
export function useAddCoach() {
  return useMutation(api.subjectBatch.addCoach.mutationOptions({ onSuccess: useSubjectChanged(), meta: { quiet: true } }));
}
