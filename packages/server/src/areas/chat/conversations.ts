import type { chatCalls } from '@trellis/contract/chat/calls';
import type { Conversation } from '@trellis/contract/chat/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { conversationOf, conversationsOf, unreadOf } from './conversation-store.ts';
import { messagesFor } from './message-store.ts';
import { notifyConversation, notifyMembers } from './notify.ts';

type Calls = typeof chatCalls;

export async function countUnreadChat(db: Db, { membershipId }: Actor): Promise<OutputOf<Calls['unreadCount']>> {
  const { rows } = await sql<OutputOf<Calls['unreadCount']>>`
    select (
      select count(*)::int from chat.members as own join chat.messages as message on ${unreadOf}
      where own.member_id = ${membershipId} and not own.is_muted
    ) as "unreadCount", (
      select count(*)::int from chat.applications where from_id <> ${membershipId} and handle_result = 0 and seen_at is null
    ) as "applicationCount"`.execute(db);
  return rows[0] ?? { unreadCount: 0, applicationCount: 0 };
}

export const listConversations = async (db: Db, { membershipId }: Actor, page: InputOf<Calls['conversations']>) => ({
  conversations: await conversationsOf(db, membershipId, page),
});

export async function viewConversation(
  db: Db,
  { membershipId }: Actor,
  { conversationID }: InputOf<Calls['conversation']>,
): Promise<Conversation> {
  return (await conversationOf(db, membershipId, conversationID)) ?? refuse('Trellis:NotFound', { members: ['conversationID'] });
}

/** Changes what one member keeps of a conversation for themselves. */
async function keepOwn(db: Db, { membershipId }: Actor, conversationID: string, values: Record<string, unknown>): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('chat.members')
    .set(values)
    .where('conversation_id', '=', conversationID)
    .where('member_id', '=', membershipId)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) refuse('Trellis:NotFound', { members: ['conversationID'] });
  await notifyMembers(db, [membershipId], { conversationID });
}

export async function setConversation(db: Db, caller: Actor, input: InputOf<Calls['setConversation']>): Promise<void> {
  const { conversationID, isPinned, recvMsgOpt, draftText } = input;
  const draft = draftText !== undefined && { draft: draftText, draft_at: draftText.trim() ? caller.now : null };
  await keepOwn(db, caller, conversationID, {
    ...(isPinned !== undefined && { is_pinned: isPinned }),
    ...(recvMsgOpt !== undefined && { is_muted: recvMsgOpt === 2 }),
    ...(draft !== false && draft),
    ...(isPinned === undefined && recvMsgOpt === undefined && !draft && { read_seq: sql`read_seq` }),
  });
}

/** What was read once stays read, in whatever order two browsers say so. */
export async function markRead(
  db: Db,
  caller: Actor,
  { conversationID, seq }: InputOf<Calls['markRead']>,
): Promise<{ unreadCount: number }> {
  const last = sql`(select last_seq from chat.conversations where id = ${conversationID})`;
  await keepOwn(db, caller, conversationID, { read_seq: sql`greatest(read_seq, least(${seq}::bigint, ${last}))` });
  // whoever wrote sees that it was read
  if (conversationID.startsWith('si_')) await notifyConversation(db, conversationID);
  const { unreadCount } = await viewConversation(db, caller, { conversationID });
  return { unreadCount };
}

export async function listMessages(
  db: Db,
  { membershipId }: Actor,
  input: InputOf<Calls['messages']>,
): Promise<OutputOf<Calls['messages']>> {
  const { conversationID, beforeSeq, afterSeq, count } = input;
  const own = await sql`select 1 from chat.members where conversation_id = ${conversationID} and member_id = ${membershipId}`.execute(db);
  if (own.rows.length === 0) refuse('Trellis:NotFound', { members: ['conversationID'] });
  return historyOf(db, membershipId, { conversationID, beforeSeq, afterSeq, count });
}

/** A portion of a conversation, oldest first: what follows a message, or what came before one. */
export async function historyOf(
  db: Db,
  reader: string,
  given: { conversationID: string; beforeSeq?: number | undefined; afterSeq?: number | undefined; count: number },
): Promise<OutputOf<Calls['messages']>> {
  const { conversationID, beforeSeq, afterSeq, count } = given;
  const ofConversation = sql`own.conversation_id = ${conversationID}`;
  const isForward = afterSeq !== undefined;
  const within = isForward ? sql`message.seq > ${afterSeq}` : beforeSeq === undefined ? sql`true` : sql`message.seq < ${beforeSeq}`;
  const tail = sql`order by message.seq ${isForward ? sql`asc` : sql`desc`} limit ${count + 1}`;
  const found = await messagesFor(db, reader, sql`${ofConversation} and ${within}`, tail);
  const messages = found.slice(0, count);
  return { messages: isForward ? messages : messages.reverse(), isEnd: found.length <= count };
}
