import type { chatCalls } from '@trellis/contract/chat/calls';
import { chatLimits } from '@trellis/contract/chat/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { conversationOf } from './conversation-store.ts';
import { messagesFor } from './message-store.ts';

type Calls = typeof chatCalls;

export async function searchMessages(db: Db, { membershipId }: Actor, input: InputOf<Calls['search']>): Promise<OutputOf<Calls['search']>> {
  const { keyword, conversationID } = input;
  if (conversationID && !(await conversationOf(db, membershipId, conversationID)))
    refuse('Trellis:NotFound', { members: ['conversationID'] });
  const where = conversationID ? sql`own.conversation_id = ${conversationID}` : sql`true`;
  const found = sql`${where} and message.recalled_at is null and message.body ilike ${containing(keyword)}`;
  const tail = sql`order by message.sent_at desc, message.seq desc limit ${sql.lit(chatLimits.historyAtOnce)}`;
  return { messages: await messagesFor(db, membershipId, found, tail) };
}
