import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { selectorSize } from '@trellis/contract/admins/rules';
import { limits } from '@trellis/contract/limits';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { CenterSearch, NameSearch } from '../searches.ts';

/** One page of everybody who trains children. */
export function useTrainingStaff({ page, size, ...filters }: CenterSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  return useQuery(api.admins.trainingStaff.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

export function useSupervisors({ page, size, filter }: NameSearch) {
  const input = { ...pageInput({ page, size }), filter };
  return useQuery(api.admins.supervisedList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** One page of who supervises whom. */
export function useSupervisions({ page, size, filter }: NameSearch) {
  const input = { ...pageInput({ page, size }), filter };
  return useQuery(api.admins.supervisionList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

export function useSupervisorOptions(typed: string) {
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const input = { skipCount: 0, maxResultCount: selectorSize, ...(filter ? { filter } : {}) };
  return useQuery(api.admins.supervisedList.queryOptions({ input, placeholderData: keepPreviousData }));
}

export function useTrainerOptions(typed: string) {
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const input = { skipCount: 0, maxResultCount: selectorSize, ...(filter ? { filter } : {}) };
  return useQuery(api.admins.trainingStaff.queryOptions({ input, placeholderData: keepPreviousData }));
}

/** Making, inviting, cancelling and assigning supervisors. Forms show their own failures. */
export function useSupervisorChanges() {
  const queryClient = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [api.admins.trainingStaff, api.admins.supervisedList, api.admins.supervisionList].map((call) =>
        queryClient.invalidateQueries({ queryKey: call.key() }),
      ),
    );
  return {
    make: useMutation(api.admins.toSupervisor.mutationOptions({ onSettled, ...quiet })),
    invite: useMutation(api.admins.inviteSupervisor.mutationOptions({ onSettled, ...quiet })),
    cancel: useMutation(api.admins.cancelSupervisor.mutationOptions({ onSettled })),
    assign: useMutation(api.admins.assignSupervisor.mutationOptions({ onSettled, ...quiet })),
    release: useMutation(api.admins.releaseSupervisor.mutationOptions({ onSettled })),
  };
}
