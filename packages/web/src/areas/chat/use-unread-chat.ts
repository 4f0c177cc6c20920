import { useQuery } from '@tanstack/react-query';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** How much is unread, and how many applications were not looked at. */
export function useUnreadChat(): { unreadCount: number; applicationCount: number } {
  const { data } = useQuery(api.chat.unreadCount.queryOptions({ input: {}, ...quiet }));
  return data ?? { unreadCount: 0, applicationCount: 0 };
}
