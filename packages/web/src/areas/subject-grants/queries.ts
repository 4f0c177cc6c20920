import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GrantedReport, GrantedSubject } from '@trellis/contract/subject-grants/calls';
import type { GuestGrants } from '@trellis/contract/subject-grants/guest-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import type { GrantedSearch } from './list-search.ts';

const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };

/** One page of the children shared with the centre, and the centre's code. */
export function useGrantedPage({ name, page, size }: GrantedSearch) {
  const input = { ...(name && { name }), ...pageInput({ page, size }) };
  const query = useQuery(api.subjectGrants.getList.queryOptions({ input, placeholderData: keepPreviousData, meta: { quiet: true } }));
  return { ...query, data: query.data as { items: GrantedSubject[]; totalCount: number; centerCode: string } | undefined };
}

/** Which reports there are of a child shared with the centre. */
export function useGrantedReports(id: string) {
  const query = useQuery(api.subjectGrants.getReports.queryOptions({ input: { id }, meta: { quiet: true } }));
  return { ...query, data: query.data as { items: GrantedReport[] } | undefined };
}

/** A fresh link for one guardian. */
export function useGrantCode(input: { subjectId: string; guardianId: string }) {
  return useQuery(api.subjectGrants.code.queryOptions({ input, ...once }));
}

/** The other centres that may see which reports there are of a child. */
export function useGrantsOf(subjectId: string) {
  return useQuery(api.subjectAccounts.subjectTenant.queryOptions({ input: { subjectId }, meta: { quiet: true } }));
}

/** What a grant link opens. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestGrants(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestGrants.get.queryOptions({ input: {}, ...once });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, token, i18n.language] as never, enabled: token !== '' });
  return { ...query, data: query.data as GuestGrants | undefined };
}

function useGrantsChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.guestGrants.get.key() });
}

/** Looks a centre up by its code. The page shows its failures. */
export function useFindCenter() {
  return useMutation(api.guestGrants.find.mutationOptions({ meta: { quiet: true } }));
}

/** Lets a centre see the list. The page shows its failures. */
export function useGrantCenter() {
  return useMutation(api.guestGrants.grant.mutationOptions({ onSettled: useGrantsChanged(), meta: { quiet: true } }));
}

/** Lets a centre see it no longer. */
export function useWithdrawGrant() {
  return useMutation(api.guestGrants.withdraw.mutationOptions({ onSettled: useGrantsChanged() }));
}
