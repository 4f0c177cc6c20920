import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { GuestRegistration } from '@trellis/contract/guardians/guest-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';

/** What a registration link is for. Each link is asked for itself, in each language: nothing of another child is ever shown from a cache. */
export function useRegistration(token: string) {
  const { i18n } = useTranslation();
  const options = api.guestGuardians.get.queryOptions({ input: {}, retry: false, meta: { quiet: true }, gcTime: 0, staleTime: 60_000 });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, token, i18n.language] as never,
    enabled: token !== '',
    placeholderData: keepPreviousData,
  });
  return { ...query, data: query.data as GuestRegistration | undefined };
}

/** Sends what a guardian states. The form shows its failures. */
export function useConfirmRegistration() {
  const queryClient = useQueryClient();
  return useMutation(
    api.guestGuardians.confirm.mutationOptions({
      onSuccess: () => queryClient.invalidateQueries({ queryKey: api.guestGuardians.key() }),
      meta: { quiet: true },
    }),
  );
}
