import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { limits } from '@trellis/contract/limits';
import { api } from '../../app/api.ts';
import { type ClassListSearch, listInput } from './list-search.ts';

/** One page of the classes, the page before staying visible while it loads. */
export function useClassPage(search: ClassListSearch) {
  return useQuery(api.groups.getList.queryOptions({ input: listInput(search), placeholderData: keepPreviousData }));
}

/** Every class of the centre by name, for a selector. */
export function useClassChoices() {
  return useQuery(
    api.groups.getList.queryOptions({ input: { sorting: 'name', maxResultCount: limits.childSelectorSize }, staleTime: 60_000 }),
  );
}

/** One class; one that is not there is an answer of the page, not a toast. */
export function useClass(id: string) {
  return useQuery(api.groups.get.queryOptions({ input: { id }, enabled: id !== '', retry: false, meta: { quiet: true } }));
}

/** A class as it is saved at this moment, with what its form may choose from. */
export function usePreparedClass(id: string) {
  return useQuery(api.groups.prepareForEdit.queryOptions({ input: { id }, staleTime: 0, refetchOnWindowFocus: false }));
}

export function useClassChildren(groupId: string) {
  const input = { groupId, skipCount: 0, maxResultCount: limits.childSearchSize };
  return useQuery(api.groups.childList.queryOptions({ input, staleTime: 0, refetchOnWindowFocus: false }));
}

/** The class plans of the centre that train a category, or all. */
export function useClassPlans(categoryId: string | undefined) {
  const input = { maxResultCount: limits.childSelectorSize, ...(categoryId ? { categoryId } : {}) };
  return useQuery(api.classPlans.list.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** What the class plans of the centre train. */
export function useClassPlanCategories() {
  return useQuery(api.classPlans.categories.queryOptions({ input: {} }));
}

/** Making, changing and deleting classes. The forms and dialogs show their own failures. */
export function useClassChanges() {
  const queryClient = useQueryClient();
  // a child's page names its classes, and the list of children is narrowed by one
  const changed = [api.groups.key(), api.subjects.key()];
  const onSettled = () => Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const quiet = { onSettled, meta: { quiet: true } };
  return {
    create: useMutation(api.groups.create.mutationOptions(quiet)),
    update: useMutation(api.groups.update.mutationOptions(quiet)),
    setUsers: useMutation(api.groups.setUsers.mutationOptions(quiet)),
    assignTrainers: useMutation(api.groups.assignTrainers.mutationOptions(quiet)),
    remove: useMutation(api.groups.remove.mutationOptions({ onSettled })),
  };
}
