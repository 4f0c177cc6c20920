import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { selectorSize } from '@trellis/contract/admins/rules';
import { limits } from '@trellis/contract/limits';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import { useDebounced } from '../../../ui/use-debounced.ts';
import type { CenterSearch } from '../searches.ts';

/** One page of staff groups. */
export function useGroups({ page, size, ...filters }: CenterSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  return useQuery(api.admins.groupList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

export function useGroupSupervisors(tenantId: string | undefined) {
  const input = { tenantId: tenantId ?? '', maxResultCount: selectorSize };
  return useQuery(api.admins.groupSupervisors.queryOptions({ input, enabled: tenantId !== undefined }));
}

/** Staff of a centre for a group of it, by what is typed. */
export function useGroupStaff(tenantId: string | undefined, typed: string) {
  const filter = useDebounced(typed.trim(), limits.searchDebounceMilliseconds);
  const input = { tenantId: tenantId ?? '', maxResultCount: selectorSize, ...(filter ? { filter } : {}) };
  return useQuery(api.admins.groupStaff.queryOptions({ input, enabled: tenantId !== undefined, placeholderData: keepPreviousData }));
}

/** Making, changing and deleting groups. The form shows its own failures. */
export function useGroupChanges() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.admins.groupList.key() });
  return {
    create: useMutation(api.admins.createGroup.mutationOptions({ onSettled, ...quiet })),
    update: useMutation(api.admins.updateGroup.mutationOptions({ onSettled, ...quiet })),
    remove: useMutation(api.admins.removeGroup.mutationOptions({ onSettled })),
  };
}
