import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ListMapping, rowCorrection } from '@trellis/contract/imports/lists';
import type { z } from 'zod';
import { type PageSize, pageInput } from '../list-search.ts';
import type { ImportSearch } from './import-search.ts';
import type { ListImport } from './list-import.ts';

const progressEvery = 500;
const keyOf = ({ path }: ListImport) => ['imports', path] as const;

/** A list that was uploaded; one that is gone is an answer of the page. */
export function useList(kind: ListImport, importId: string) {
  return useQuery({
    queryKey: [...keyOf(kind), 'list', importId],
    queryFn: () => kind.calls.get(importId),
    retry: false,
    meta: { quiet: true },
  });
}

/** A page of its rows with what is found in them: as the centre is now. */
export function useRows(kind: ListImport, importId: string, { page, size, kind: list = 'all' }: ImportSearch) {
  const input = { list, ...pageInput({ page, size }) };
  return useQuery({
    queryKey: [...keyOf(kind), 'rows', importId, input],
    queryFn: () => kind.calls.rows(importId, input),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Says which column holds what. */
export function useChangeMapping(kind: ListImport) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ importId, mapping }: { importId: string; mapping: ListMapping }) => kind.calls.changeMapping(importId, mapping),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(kind) }),
  });
}

/** Corrects cells of rows; what is found in them is looked for again. */
export function useChangeRows(kind: ListImport) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ importId, rows }: { importId: string; rows: z.infer<typeof rowCorrection>[] }) => kind.calls.changeRows(importId, rows),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(kind) }),
  });
}

/** Imports. Whatever comes of it, the rows and what they became are read again. */
export function useRunImport(kind: ListImport) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ importId, rows }: { importId: string; rows: number }) => kind.calls.run(importId, rows),
    onSettled: () => queryClient.invalidateQueries(),
    meta: { quiet: true },
  });
}

/** How far an import is. */
export function useProgress(kind: ListImport, importId: string) {
  return useQuery({
    queryKey: [...keyOf(kind), 'progress', importId],
    queryFn: () => kind.calls.progress(importId),
    refetchInterval: progressEvery,
    staleTime: 0,
    meta: { quiet: true },
  });
}

/** Gives a list up. */
export function useCancelImport(kind: ListImport) {
  return useMutation({ mutationFn: ({ importId }: { importId: string }) => kind.calls.cancel(importId) });
}

/** Lists that were imported here. */
export function useFinished(kind: ListImport, page: number, size: PageSize) {
  const input = pageInput({ page, size });
  return useQuery({
    queryKey: [...keyOf(kind), 'finished', input],
    queryFn: () => kind.calls.finished(input),
    placeholderData: keepPreviousData,
  });
}

/** Whether an import can be undone, as it stands when it is asked. */
export function useUndoPreview(kind: ListImport, importId: string) {
  return useQuery({
    queryKey: [...keyOf(kind), 'undo', importId],
    queryFn: () => kind.calls.undoPreview(importId),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  });
}

/** Takes an import back; the dialog shows what stands in the way. */
export function useUndoImport(kind: ListImport) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ importId }: { importId: string }) => kind.calls.undo(importId),
    onSettled: () => queryClient.invalidateQueries(),
    meta: { quiet: true },
  });
}
