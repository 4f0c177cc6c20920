import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { type PageSize, pageInput } from '../../ui/list-search.ts';
import type { ImportSearch } from './import-search.ts';

const progressEvery = 500;

/** A list that was uploaded; one that is gone is an answer of the page. */
export function useList(importId: string) {
  return useQuery(api.subjectImports.get.queryOptions({ input: { importId }, retry: false, meta: { quiet: true } }));
}

/** A page of its rows with what is found in them: as the centre is now. */
export function useRows(importId: string, { page, size, kind }: ImportSearch) {
  const input = { importId, kind: kind ?? 'all', ...pageInput({ page, size }) };
  return useQuery(api.subjectImports.preview.queryOptions({ input, placeholderData: keepPreviousData, staleTime: 0 }));
}

/** Says which column holds what. */
export function useChangeMapping() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.subjectImports.key() });
  return useMutation(api.subjectImports.changeMapping.mutationOptions({ onSuccess }));
}

/** Corrects cells of rows; what is found in them is looked for again. */
export function useChangeRows() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: api.subjectImports.key() });
  return useMutation(api.subjectImports.changeRows.mutationOptions({ onSuccess }));
}

/** Imports. Whatever comes of it, the rows and the children are read again. */
export function useRunImport() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries();
  return useMutation(api.subjectImportRuns.run.mutationOptions({ onSettled, meta: { quiet: true } }));
}

/** How far an import is. */
export function useProgress(importId: string) {
  return useQuery(
    api.subjectImports.progress.queryOptions({ input: { importId }, refetchInterval: progressEvery, staleTime: 0, meta: { quiet: true } }),
  );
}

/** Gives a list up. */
export function useCancelImport() {
  return useMutation(api.subjectImports.cancel.mutationOptions());
}

/** Lists that were imported here. */
export function useFinished(page: number, size: PageSize) {
  return useQuery(api.subjectImportUndo.finished.queryOptions({ input: pageInput({ page, size }), placeholderData: keepPreviousData }));
}

/** Whether an import can be undone, as it stands when it is asked. */
export function useUndoPreview(importId: string) {
  return useQuery(
    api.subjectImportUndo.undoPreview.queryOptions({ input: { importId }, staleTime: 0, gcTime: 0, retry: false, meta: { quiet: true } }),
  );
}

/** Takes an import back; the dialog shows what stands in the way. */
export function useUndoImport() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries();
  return useMutation(api.subjectImportUndo.undo.mutationOptions({ onSettled, meta: { quiet: true } }));
}
