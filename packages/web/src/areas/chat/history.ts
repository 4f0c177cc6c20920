import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { useCallback } from 'react';
import { api } from '../../app/api.ts';
import { quiet } from '../../ui/quiet.ts';

/** What of a conversation was loaded: a part without a gap, up to its end or about one message. */
export interface History {
  messages: readonly ChatMessage[];
  /** Nothing comes before. */
  isEnd: boolean;
  /** Nothing comes after. */
  isLatest: boolean;
}

const count = chatLimits.historyAtOnce;
/** What is read about one message is kept beside what reaches the end. */
const keyOf = (conversationID: string, at?: number) => [...api.chat.key(), 'history', conversationID, at ?? 'latest'];
const partsOf = (conversationID: string) => keyOf(conversationID).slice(0, -1);
const loadedOf = (client: QueryClient, conversationID: string, at?: number) => client.getQueryData<History>(keyOf(conversationID, at));

const ask = (input: { conversationID: string; beforeSeq?: number; afterSeq?: number; count?: number }) =>
  api.chat.messages.call({ count, ...input }) as Promise<{ messages: ChatMessage[]; isEnd: boolean }>;

function change(client: QueryClient, queryKey: readonly unknown[], by: (history: History) => History): void {
  client.setQueriesData<History>({ queryKey }, (history) => history && by(history));
}

async function loadLatest(conversationID: string): Promise<History> {
  return { ...(await ask({ conversationID })), isLatest: true };
}

async function loadAbout(conversationID: string, at: number): Promise<History> {
  const [before, after] = await Promise.all([ask({ conversationID, beforeSeq: at + 1 }), ask({ conversationID, afterSeq: at })]);
  return { messages: [...before.messages, ...after.messages], isEnd: before.isEnd, isLatest: after.isEnd };
}

/** The messages of a conversation, the latest or those about one, of which more is asked for as somebody scrolls. */
export function useHistory(conversationID: string, at: number | undefined) {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: keyOf(conversationID, at),
    queryFn: () => (at === undefined ? loadLatest(conversationID) : loadAbout(conversationID, at)),
    staleTime: Number.POSITIVE_INFINITY,
    // what is read about one message grows old unseen: it is asked for anew when somebody comes back
    ...(at !== undefined && { gcTime: 0 }),
    structuralSharing: false,
    ...quiet,
  });
  const loadOlder = useCallback(() => loadOlderOf(client, conversationID, at), [client, conversationID, at]);
  const loadNewer = useCallback(() => loadNewerOf(client, conversationID, at), [client, conversationID, at]);
  return { query, loadOlder, loadNewer };
}

const underWay = new Map<string, Promise<unknown>>();

/** One at a time a conversation: what two ask for at once would be added twice. */
function once(key: string, run: () => Promise<void>): Promise<unknown> {
  const running = underWay.get(key) ?? run().finally(() => underWay.delete(key));
  underWay.set(key, running);
  return running;
}

function loadOlderOf(client: QueryClient, conversationID: string, at: number | undefined): Promise<unknown> {
  return once(`older ${conversationID} ${at}`, async () => {
    const loaded = loadedOf(client, conversationID, at);
    const [first] = loaded?.messages ?? [];
    if (!loaded || loaded.isEnd || !first) return;
    const older = await ask({ conversationID, beforeSeq: first.seq });
    change(client, keyOf(conversationID, at), (history) => ({
      ...history,
      messages: [...older.messages, ...history.messages],
      isEnd: older.isEnd,
    }));
  });
}

function loadNewerOf(client: QueryClient, conversationID: string, at: number | undefined): Promise<unknown> {
  return once(`after ${conversationID} ${at}`, async () => {
    const loaded = loadedOf(client, conversationID, at);
    const last = loaded?.messages.at(-1);
    if (!loaded || loaded.isLatest || !last) return;
    const newer = await ask({ conversationID, afterSeq: last.seq });
    change(client, keyOf(conversationID, at), (history) => ({
      ...history,
      messages: [...history.messages, ...newer.messages],
      isLatest: newer.isEnd,
    }));
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

/** Puts a message at its place; one that stands there already is replaced. Where there is a gap up to it, it comes with what stands between. */
function addMessage(client: QueryClient, message: ChatMessage): void {
  change(client, partsOf(message.conversationID), ({ messages, isEnd, isLatest }) => {
    const isNew = isLatest && message.seq > (messages.at(-1)?.seq ?? 0);
    const shown = isNew ? [...messages, message] : messages.map((each) => (each.seq === message.seq ? message : each));
    return { messages: shown, isEnd, isLatest };
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
  change(client, partsOf(conversationID), (history) => ({ ...history, messages: history.messages.filter((each) => each.seq !== seq) }));
}

/** What became of a message that was loaded: recalled, or gone. */
export async function refreshMessage(client: QueryClient, conversationID: string, seq: number): Promise<void> {
  const parts = client.getQueriesData<History>({ queryKey: partsOf(conversationID) });
  if (!parts.some(([, history]) => history?.messages.some((message) => message.seq === seq))) return;
  const [found] = (await ask({ conversationID, beforeSeq: seq + 1, count: 1 })).messages;
  if (found?.seq === seq) addMessage(client, found);
  else dropMessage(client, { conversationID, seq });
}
