import type { sentMessage } from '@trellis/contract/chat/calls';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { z } from 'zod';
import { api } from '../../app/api.ts';
import { keepUnsent, sendsUnsent, whenSent } from '../../app/unsent/unsent.ts';

export type SentMessage = z.input<typeof sentMessage> & { conversationID: string };

const kind = 'chatMessage';
sendsUnsent(kind, api.chat.send.call);

export const laneOf = (conversationID: string) => `chat:${conversationID}`;

/** Keeps what somebody wrote until it has arrived; it is sent once, however often that takes. */
export function sendMessage(message: Omit<SentMessage, 'clientMsgID'>): Promise<unknown> {
  const input: SentMessage = { ...message, clientMsgID: crypto.randomUUID() };
  return keepUnsent({ lane: laneOf(message.conversationID), kind, input }).outcome;
}

/** Called with each message that arrived. */
export const whenMessageSent = (told: (message: ChatMessage) => void) =>
  whenSent((entry, reply) => {
    if (entry.kind === kind) told(reply as ChatMessage);
  });
