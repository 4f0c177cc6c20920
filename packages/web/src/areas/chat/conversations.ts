import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatLimits, orderConversations } from '@trellis/contract/chat/rules';
import type { Conversation } from '@trellis/contract/chat/schemas';
import { api } from '../../app/api.ts';
import { CallError } from '../../app/call-error.ts';
import { quiet } from '../../ui/quiet.ts';
import { inChunks } from './in-chunks.ts';

/** Where nothing is told live it is looked at again. */
const lookAgain = 20_000;

const listOptions = queryOptions({
  queryKey: [...api.chat.key(), 'own'],
  queryFn: async () => {
    const ask = async (offset: number, count: number) =>
      (await api.chat.conversations.call({ offset, count })).conversations as Conversation[];
    return orderConversations(await inChunks(ask, chatLimits.conversationsAtOnce));
  },
  refetchInterval: lookAgain,
  ...quiet,
});

/** One's own conversations, in their order. */
export const useConversations = () => useQuery(listOptions);

const change = (client: QueryClient, by: (all: readonly Conversation[]) => readonly Conversation[]) =>
  client.setQueryData(listOptions.queryKey, (all: Conversation[] | undefined) => all && orderConversations(by(all)));

/** One conversation, which the list need not hold yet: it was just opened. */
export function useConversation(conversationID: string) {
  const { data: all } = useConversations();
  const listed = all?.find((conversation) => conversation.conversationID === conversationID);
  const options = api.chat.conversation.queryOptions({ input: { conversationID }, enabled: all !== undefined && !listed, ...quiet });
  const query = useQuery(options);
  return { ...query, data: listed ?? (query.data as Conversation | undefined), error: listed ? null : query.error };
}

/** What became of one conversation since; one that is gone leaves the list. */
export async function refreshConversation(client: QueryClient, conversationID: string): Promise<Conversation | undefined> {
  try {
    const found = (await api.chat.conversation.call({ conversationID })) as Conversation;
    change(client, (all) => [...all, found]);
    return found;
  } catch (error) {
    if (error instanceof CallError && error.status === 404)
      change(client, (all) => all.filter((conversation) => conversation.conversationID !== conversationID));
    return undefined;
  }
}

/** Asks for one's own conversations anew. */
export const refreshConversations = (client: QueryClient) => client.invalidateQueries({ queryKey: listOptions.queryKey });

/** Shows at once what was changed; the server is asked what stands there then. */
export function useChangeConversation() {
  const client = useQueryClient();
  return async (conversationID: string, given: Partial<Pick<Conversation, 'isPinned' | 'recvMsgOpt' | 'draftText'>>) => {
    change(client, (all) => all.map((each) => (each.conversationID === conversationID ? { ...each, ...given } : each)));
    try {
      await api.chat.setConversation.call({ conversationID, ...given });
    } finally {
      await refreshConversation(client, conversationID);
    }
  };
}

/** Says how far a conversation was read. */
export async function markRead(client: QueryClient, conversationID: string, seq: number): Promise<void> {
  change(client, (all) =>
    all.map((each) => (each.conversationID === conversationID ? { ...each, readSeq: Math.max(seq, each.readSeq), unreadCount: 0 } : each)),
  );
  await api.chat.markRead.call({ conversationID, seq });
  await Promise.all([refreshConversation(client, conversationID), client.invalidateQueries({ queryKey: api.chat.unreadCount.key() })]);
}
