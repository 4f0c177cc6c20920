import { z } from 'zod';
import { call } from '../wire.ts';
import { chatLimits } from './rules.ts';
import { chatMessage, seq } from './schemas.ts';

const access = { link: 'chat' } as const;
const base = '/api/m/chat';

/** What a guardian reads and answers by a link: the conversation with the one who wrote. */
export const chatGuestCalls = {
  conversation: call('GET', base, {
    summary: "A guardian's conversation with somebody of the center, oldest first; it counts as read by then",
    access,
    input: z.object({ beforeSeq: seq.optional(), afterSeq: seq.optional() }),
    output: z.object({
      centerName: z.string(),
      logo: z.string().nullable(),
      childName: z.string(),
      staffName: z.string(),
      selfID: z.uuid(),
      messages: z.array(chatMessage),
      isEnd: z.boolean(),
    }),
  }),
  answer: call('POST', base, {
    summary: 'Answer what the center wrote',
    access,
    input: z.object({ clientMsgID: z.uuid(), text: z.string().trim().min(1).max(chatLimits.text) }),
    output: chatMessage,
    errors: ['Trellis:ChatNotAllowed', 'Trellis:ChatBlocked'],
  }),
};
