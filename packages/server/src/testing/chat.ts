import { randomUUID } from 'node:crypto';
import type { ChatMessage, Conversation } from '@trellis/contract/chat/schemas';
import type { Reply, TestProduct } from './http.ts';
import { issueToken } from './http.ts';

/** Somebody who talks. */
export interface Talker {
  id: string;
  call: <T = unknown>(method: string, path: string, input?: unknown) => Promise<Reply<T>>;
  open: (other: Talker) => Promise<string>;
  say: (conversationID: string, text: string, more?: object) => Promise<Reply<ChatMessage>>;
  list: () => Promise<Conversation[]>;
  see: (conversationID: string) => Promise<Conversation>;
  read: (conversationID: string, given?: object) => Promise<ChatMessage[]>;
}

export async function aTalker(product: TestProduct, member: { personId: string; membershipId: string }): Promise<Talker> {
  const token = await issueToken(product.owner, member.personId, member.membershipId);
  const call = <T>(method: string, path: string, input?: unknown) => product.call<T>(token, method, `/api/business/chat/${path}`, input);
  return {
    id: member.membershipId,
    call,
    open: async (other) => (await call<{ conversationID: string }>('POST', 'conversation', { userID: other.id })).body.conversationID,
    say: (conversationID, text, more = {}) =>
      call<ChatMessage>('POST', 'messages', { conversationID, clientMsgID: randomUUID(), contentType: 101, text, ...more }),
    list: async () => (await call<{ conversations: Conversation[] }>('GET', 'conversations')).body.conversations,
    see: async (conversationID) => (await call<Conversation>('GET', 'conversation', { conversationID })).body,
    read: async (conversationID, given = {}) =>
      (await call<{ messages: ChatMessage[] }>('GET', 'messages', { conversationID, ...given })).body.messages,
  };
}
