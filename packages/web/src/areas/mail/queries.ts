import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterItem } from '@trellis/contract/mail/schemas';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { LetterSearch } from './letter-search.ts';

const soon = 2_000;

/** How letters leave. */
export function useMailSettings() {
  return useQuery(api.mail.settings.queryOptions({ input: {}, ...quiet }));
}

/** One page of letters; looked at again while one of them is about to leave. */
export function useLetters({ state, filter, ...page }: LetterSearch, isCarried: boolean) {
  return useQuery(
    api.mail.letters.queryOptions({
      input: { ...pageInput(page), state, filter },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { data } }) => (isCarried && data?.items.some(isLeaving) ? soon : false),
      ...quiet,
    }),
  );
}

const isLeaving = ({ state, nextAt }: LetterItem) =>
  state === 'sending' || (state === 'queued' && nextAt !== null && Date.parse(nextAt) < Date.now() + soon);

export function useLetter(id: string) {
  return useQuery(api.mail.letter.queryOptions({ input: { id }, ...quiet }));
}

/** One page of the mailbox of the demonstration; new letters show by themselves. */
export function useMailbox({ filter, ...page }: LetterSearch) {
  return useQuery(
    api.mailbox.list.queryOptions({
      input: { ...pageInput(page), filter },
      placeholderData: keepPreviousData,
      refetchInterval: ({ state: { error } }) => (error ? false : 2 * soon),
      retry: false,
      ...quiet,
    }),
  );
}

export function useMailboxLetter(id: string) {
  return useQuery(api.mailbox.read.queryOptions({ input: { id }, ...quiet }));
}

function useMailChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.mail.key() });
}

/** Saves how letters leave. The form shows its failures. */
export function useSaveSettings() {
  return useMutation(api.mail.saveSettings.mutationOptions({ onSettled: useMailChanged(), ...quiet }));
}

/** Forgets the saved server. */
export function useRemoveSettings() {
  return useMutation(api.mail.removeSettings.mutationOptions({ onSuccess: useMailChanged() }));
}

/** Writes a letter to whoever asks. */
export function useSendTest() {
  return useMutation(api.mail.sendTest.mutationOptions({ onSuccess: useMailChanged() }));
}

/** Puts a letter first in line. */
export function useRetryLetter() {
  return useMutation(api.mail.retryLetter.mutationOptions({ onSettled: useMailChanged() }));
}
