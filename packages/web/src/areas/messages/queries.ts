import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { firstLimits } from '@trellis/contract/first-limits';
import { api } from '../../app/api.ts';
import { pageInput } from '../../ui/list-search.ts';
import { quiet } from '../../ui/quiet.ts';
import type { MessageSearch } from './searches.ts';

const placeholderData = keepPreviousData;
const refetchInterval = firstLimits.notificationInterval * 1000;

/** One page of messages; new ones show by themselves. */
export function useMessages({ page, size, unread }: MessageSearch) {
  const input = { ...pageInput({ page, size }), ...(unread && { isRead: false }) };
  return useQuery(api.messages.list.queryOptions({ input, placeholderData, refetchInterval, ...quiet }));
}

/** How many are unread, on whatever page; it is told anew as the bell is. */
export const useUnreadCount = () => useQuery(api.messages.unreadCount.queryOptions({ input: {}, ...quiet })).data?.unreadCount ?? 0;

/** Marks messages as read; what is unread is counted anew everywhere. */
export function useReading() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.messages.key() });
  return {
    read: useMutation(api.messages.read.mutationOptions({ onSettled })),
    readAll: useMutation(api.messages.readAll.mutationOptions({ onSettled })),
  };
}

/** One page of what was written to support; how far it came shows by itself. */
export function useContactEmails({ page, size }: MessageSearch) {
  return useQuery(
    api.contactEmails.list.queryOptions({
      input: pageInput({ page, size }),
      placeholderData,
      refetchInterval,
      ...quiet,
    }),
  );
}

export function useWriting() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: api.contactEmails.key() });
  return {
    send: useMutation(api.contactEmails.sendToSupport.mutationOptions({ onSettled, ...quiet })),
    sendAgain: useMutation(api.contactEmails.reSendToSupport.mutationOptions({ onSettled })),
  };
}

export const usePreferences = () => useQuery(api.messages.preferences.queryOptions({ input: {}, ...quiet }));

export function useSavePreferences() {
  const client = useQueryClient();
  return useMutation(
    api.messages.savePreferences.mutationOptions({
      onSuccess: (saved) => client.setQueryData(api.messages.preferences.queryKey({ input: {} }), saved),
      ...quiet,
    }),
  );
}
