import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { useCallback } from 'react';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** What of a conversation was loaded: a part without a gap up to its end. */
export interface History {
  messages: readonly ChatMessage[];
  isEnd: boolean;
}

const count = chatLimits.historyAtOnce;
const keyOf = (conversationID: string) => [...api.chat.key(), 'history', conversationID];
const loadedOf = (client: QueryClient, conversationID: string) => client.getQueryData<History>(keyOf(conversationID));

const ask = (input: { conversationID: string; beforeSeq?: number; afterSeq?: number; count?: number }) =>
  api.chat.messages.call({ count, ...input }) as Promise<{ messages: ChatMessage[]; isEnd: boolean }>;

function change(client: QueryClient, conversationID: string, by: (history: History) => History): void {
  client.setQueryData<History>(keyOf(conversationID), (history) => history && by(history));
}

/** The messages of a conversation, of which more is asked for as somebody scrolls back. */
export function useHistory(conversationID: string) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(conversationID),
    queryFn: (): Promise<History> => ask({ conversationID }),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    ...quiet,
  });
  const loadOlder = useCallback(() => loadOlderOf(client, conversationID), [client, conversationID]);
  return { query, loadOlder };
}

const underWay = new Map<string, Promise<unknown>>();

/** One at a time a conversation: what two ask for at once would be added twice. */
function once(key: string, run: () => Promise<void>): Promise<unknown> {
  const running = underWay.get(key) ?? run().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

function loadOlderOf(client: QueryClient, conversationID: string): Promise<unknown> {
  return once(`older ${conversationID}`, async () => {
    const loaded = loadedOf(client, conversationID);
    const [first] = loaded?.messages ?? [];
    if (!loaded || loaded.isEnd || !first) return;
    const older = await ask({ conversationID, beforeSeq: first.seq });
    change(client, conversationID, ({ messages }) => ({ messages: [...older.messages, ...messages], isEnd: older.isEnd }));
  });
}

/** Fetches what was written since, however much that is. */
export function catchUp(client: QueryClient, conversationID: string): Promise<unknown> {
  return once(`newer ${conversationID}`, async () => {
    for (;;) {
      const loaded = loadedOf(client, conversationID);
      if (!loaded) return;
      const newer = await ask({ conversationID, afterSeq: loaded.messages.at(-1)?.seq ?? 0 });
      for (const message of newer.messages) addMessage(client, message);
      if (newer.isEnd) return;
    }
  });
}

/** Puts a message at its place; one that stands there already is replaced. */
function addMessage(client: QueryClient, message: ChatMessage): void {
  change(client, message.conversationID, ({ messages, isEnd }) => {
    const isNew = message.seq > (messages.at(-1)?.seq ?? 0);
    return { messages: isNew ? [...messages, message] : messages.map((each) => (each.seq === message.seq ? message : each)), isEnd };
  });
}

/** Shows one's own message as it arrived, with what others wrote before it meanwhile. */
export function addOwn(client: QueryClient, message: ChatMessage): void {
  const last = loadedOf(client, message.conversationID)?.messages.at(-1)?.seq ?? 0;
  if (message.seq <= last + 1) addMessage(client, message);
  else void catchUp(client, message.conversationID);
}

/** Takes out what was deleted for oneself. */
export function dropMessage(client: QueryClient, { conversationID, seq }: Pick<ChatMessage, 'conversationID' | 'seq'>): void {
  change(client, conversationID, ({ messages, isEnd }) => ({ messages: messages.filter((each) => each.seq !== seq), isEnd }));
}

/** What became of a message that was loaded: recalled, or gone. */
export async function refreshMessage(client: QueryClient, conversationID: string, seq: number): Promise<void> {
  if (!loadedOf(client, conversationID)?.messages.some((message) => message.seq === seq)) return;
  const [found] = (await ask({ conversationID, beforeSeq: seq + 1, count: 1 })).messages;
  if (found?.seq === seq) addMessage(client, found);
  else dropMessage(client, { conversationID, seq });
}
