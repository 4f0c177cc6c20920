import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestContract } from '@trellis/contract/contracts/signing/guest-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../../app/api.ts';
import { readCallError } from '../../../app/call-error.ts';
import { guestToken } from '../../../app/guest.ts';
import { saveFile } from '../../../ui/save-file.ts';

const once = { gcTime: 0, staleTime: Number.POSITIVE_INFINITY, retry: false, meta: { quiet: true } };

/** What a contract's link opens. Each link is asked for itself: nothing of another child is ever shown from a cache. */
export function useGuestContract(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestContracts.get.queryOptions({ input: {}, ...once });
  const query = useQuery({ ...options, queryKey: [...options.queryKey, token, i18n.language] as never, enabled: token !== '' });
  return { ...query, data: query.data as GuestContract | undefined };
}

/** Signs it. The page shows its failures, and in any case what is so now. */
export function useSignContract() {
  const queryClient = useQueryClient();
  const changed = () => queryClient.invalidateQueries({ queryKey: api.guestContracts.get.key() });
  return useMutation(api.guestContracts.sign.mutationOptions({ onSettled: changed, meta: { quiet: true } }));
}

/** What was signed, as a PDF. */
export function useSavePdf() {
  const { i18n } = useTranslation();
  const save = async () => {
    const headers = { 'accept-language': i18n.language, authorization: `Guest ${guestToken() ?? ''}` };
    const response = await fetch('/api/m/contract/pdf', { headers });
    if (!response.ok) throw readCallError(await response.json().catch(() => undefined), response.status) ?? new Error(response.statusText);
    await saveFile(response);
  };
  return useMutation({ mutationFn: save, meta: { quiet: true } });
}
