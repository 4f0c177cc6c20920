import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { ChatApplication, ChatGroup, ChatUser } from '@trellis/contract/chat/schemas';
import { api } from '../../../app/api.ts';
import { quiet } from '../../../ui/quiet.ts';
import { refreshConversations } from '../conversations.ts';
import { inChunks } from '../in-chunks.ts';

const { friendsFirst, friendsThen, groupsAtOnce } = chatLimits;

const friendOptions = queryOptions({
  queryKey: [...api.chatContacts.key(), 'all'],
  queryFn: () =>
    inChunks(
      async (offset, count) => (await api.chatContacts.friends.call({ offset, count })).friends as ChatUser[],
      friendsFirst,
      friendsThen,
    ),
  staleTime: 60_000,
  ...quiet,
});
export const useFriends = () => useQuery(friendOptions);

const groupOptions = queryOptions({
  queryKey: [...api.chatGroups.key(), 'all'],
  queryFn: () =>
    inChunks(async (offset, count) => (await api.chatGroups.groups.call({ offset, count })).groups as ChatGroup[], groupsAtOnce),
  staleTime: 60_000,
  ...quiet,
});
export const useGroups = () => useQuery(groupOptions);

export const useBlocks = () => useQuery(api.chatContacts.blocks.queryOptions({ input: {}, ...quiet }));
export const useSelf = () => useQuery(api.chatContacts.self.queryOptions({ input: {}, staleTime: Number.POSITIVE_INFINITY, ...quiet }));
export const useMembers = (groupID: string) =>
  useQuery(api.chatGroups.members.queryOptions({ input: { groupID }, enabled: groupID !== '', ...quiet }));

export function useApplications(direction: 'received' | 'sent') {
  const query = useQuery(api.chatApplications.applications.queryOptions({ input: { direction }, ...quiet }));
  return { ...query, data: query.data?.applications as ChatApplication[] | undefined };
}

/** Writes of contacts, groups and applications: whatever they change is asked for anew. */
export function useContactWrites() {
  const client = useQueryClient();
  const onSettled = () =>
    Promise.all(
      [api.chatContacts.key(), api.chatGroups.key(), api.chatApplications.key(), api.chat.unreadCount.key()].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    );
  return {
    open: useMutation(api.chat.open.mutationOptions()),
    openFamily: useMutation(api.chatFamilies.openFamily.mutationOptions(quiet)),
    // nothing is written to whom one blocked: their conversation says so at once
    block: useMutation(
      api.chatContacts.block.mutationOptions({
        onSettled: () => Promise.all([onSettled(), refreshConversations(client)]),
      }),
    ),
    deleteFriend: useMutation(api.chatContacts.deleteFriend.mutationOptions({ onSettled })),
    createGroup: useMutation(api.chatGroups.createGroup.mutationOptions({ onSettled, ...quiet })),
    rename: useMutation(api.chatGroups.rename.mutationOptions({ onSettled, ...quiet })),
    invite: useMutation(api.chatGroups.invite.mutationOptions({ onSettled, ...quiet })),
    kick: useMutation(api.chatGroups.kick.mutationOptions({ onSettled })),
    quit: useMutation(api.chatGroups.quit.mutationOptions({ onSettled })),
    applyToFriend: useMutation(api.chatApplications.applyToFriend.mutationOptions({ onSettled, ...quiet })),
    applyToGroup: useMutation(api.chatApplications.applyToGroup.mutationOptions({ onSettled })),
    answer: useMutation(api.chatApplications.answer.mutationOptions({ onSettled })),
    seen: useMutation(api.chatApplications.seen.mutationOptions({ onSettled, ...quiet })),
  };
}
