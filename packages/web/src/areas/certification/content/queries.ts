import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MedalToEdit, ModuleToEdit } from '@trellis/contract/certification/module-schemas';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import type { ContentSearch } from '../searches.ts';

const quiet = { meta: { quiet: true } } as const;
const asOpened = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, ...quiet } as const;
const calls = api.certification;

/** One page of training modules. */
export const useModules = ({ page, size, filter }: ContentSearch) =>
  useQuery(calls.moduleList.queryOptions({ input: { ...pageInput({ page, size }), filter }, placeholderData: keepPreviousData, ...quiet }));

/** One page of medals. */
export const useMedals = ({ page, size, filter }: ContentSearch) =>
  useQuery(calls.medalList.queryOptions({ input: { ...pageInput({ page, size }), filter }, placeholderData: keepPreviousData, ...quiet }));

/** What the form of a module opens with. */
export function useModuleToEdit(id: string | undefined) {
  const query = useQuery(calls.moduleToEdit.queryOptions({ input: { id }, ...asOpened }));
  return { ...query, data: query.data as ModuleToEdit | undefined };
}

/** What the form of a medal opens with. */
export function useMedalToEdit(id: string | undefined) {
  const query = useQuery(calls.medalToEdit.queryOptions({ input: { id }, ...asOpened }));
  return { ...query, data: query.data as MedalToEdit | undefined };
}

/** The code of a module. */
export const useModuleCode = (id: string) => useQuery(calls.qrTrainingModule.queryOptions({ input: { id }, ...quiet }));

/** Adding, changing and deleting modules and medals. Forms show their own failures. */
export function useContentChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: calls.moduleList.key() }),
      queryClient.invalidateQueries({ queryKey: calls.medalList.key() }),
    ]);
  return {
    createModule: useMutation(calls.createModule.mutationOptions({ onSettled, ...quiet })),
    updateModule: useMutation(calls.updateModule.mutationOptions({ onSettled, ...quiet })),
    removeModule: useMutation(calls.removeModule.mutationOptions({ onSettled })),
    createMedal: useMutation(calls.createMedal.mutationOptions({ onSettled, ...quiet })),
    updateMedal: useMutation(calls.updateMedal.mutationOptions({ onSettled, ...quiet })),
    removeMedal: useMutation(calls.removeMedal.mutationOptions({ onSettled })),
  };
}
