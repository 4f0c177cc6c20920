import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Role } from '@trellis/contract/policies';
import { api } from '../../../app/api.ts';
import { pageInput } from '../../../ui/list-search.ts';
import { quiet } from '../../../ui/quiet.ts';
import type { ChildrenSearch, PeopleSearch } from '../searches.ts';

/** One page of everybody with an account. */
export function usePeople({ page, size, role, ...filters }: PeopleSearch) {
  const input = { ...pageInput({ page, size }), ...filters, role: role as Role | undefined };
  return useQuery(api.admins.personList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** Somebody with where they work. */
export function usePerson(id: string | undefined) {
  return useQuery(api.admins.personInfo.queryOptions({ input: { id: id ?? '' }, enabled: id !== undefined, ...quiet }));
}

/** One page of the children of all centres. */
export function useChildren({ page, size, child: _child, ...filters }: ChildrenSearch) {
  const input = { ...pageInput({ page, size }), ...filters };
  return useQuery(api.admins.childList.queryOptions({ input, placeholderData: keepPreviousData, ...quiet }));
}

/** One child of any centre. */
export function useChild(id: string) {
  return useQuery(api.admins.childInfo.queryOptions({ input: { id }, ...quiet }));
}

/** Freezes a membership: of the platform's staff, of a centre's, or of whoever runs an enterprise or area. */
export function useFreezing() {
  const queryClient = useQueryClient();
  const onSettled = () => queryClient.invalidateQueries({ queryKey: api.admins.key() });
  return {
    ofPlatform: useMutation(api.admins.freezeAdmin.mutationOptions({ onSettled })),
    ofCenter: useMutation(api.users.freezeUser.mutationOptions({ onSettled })),
    ofTenant: useMutation(api.tenantAdministrators.freeze.mutationOptions({ onSettled })),
  };
}

/** Takes the second step away from somebody who lost the device. */
export const useRemoveSecondFactor = () => useMutation(api.secondFactor.removeOfAnybody.mutationOptions());

/** Mails somebody a code by which they choose another password. */
export const useSendCode = () => useMutation(api.online.sendPasswordCode.mutationOptions());
