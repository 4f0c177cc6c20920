import type { chatCalls } from '@trellis/contract/chat/calls';
import { mayRecall } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { messagesFor } from './message-store.ts';
import { notifyConversation, notifyMembers } from './notify.ts';

type Calls = typeof chatCalls;

/** A message that the one who asks can read. */
async function readableMessage(db: Db, { membershipId }: Actor, { conversationID, seq }: InputOf<Calls['recall']>): Promise<ChatMessage> {
  const [message] = await messagesFor(db, membershipId, sql`own.conversation_id = ${conversationID} and message.seq = ${seq}`, sql``);
  return message ?? refuse('Trellis:NotFound', { members: ['seq'] });
}

export async function recallMessage(db: Db, caller: Actor, input: InputOf<Calls['recall']>): Promise<void> {
  const { conversationID, seq } = input;
  const message = await readableMessage(db, caller, input);
  if (message.isRecalled && message.sendID === caller.membershipId) return;
  if (!mayRecall(message, caller.membershipId, caller.now.getTime())) refuse('Trellis:ChatRecallTooLate');
  await db
    .updateTable('chat.messages')
    .set({
      content: '',
      body: '',
      mentions: [],
      file_key: null,
      file_name: null,
      file_type: null,
      file_size: null,
      recalled_at: caller.now,
    })
    .where('conversation_id', '=', conversationID)
    .where('seq', '=', seq)
    .execute();
  await notifyConversation(db, conversationID, seq);
}

export async function removeMessage(db: Db, caller: Actor, input: InputOf<Calls['remove']>): Promise<void> {
  const { conversationID, seq } = input;
  await readableMessage(db, caller, input);
  await db.insertInto('chat.hidden').values({ conversation_id: conversationID, member_id: caller.membershipId, seq }).execute();
  await notifyMembers(db, [caller.membershipId], { conversationID, seq });
}

/** Hands one message to the administrators of whoever reports it, as it stands now. */
export async function reportMessage(db: Db, caller: Actor, input: InputOf<Calls['report']>): Promise<void> {
  const { conversationID, seq, reason } = input;
  const { senderNickname, contentType, content, file, sendTime } = await readableMessage(db, caller, input);
  await db
    .insertInto('chat.reports')
    .values({
      tenant_id: caller.kind === 'member' ? caller.tenantId : null,
      reporter_id: caller.membershipId,
      reporter_name: caller.name,
      conversation_id: conversationID,
      seq,
      sender_name: senderNickname,
      content_type: contentType,
      content: content && file ? JSON.stringify({ ...JSON.parse(content), content: file.fileName }) : content,
      sent_at: new Date(sendTime),
      reason,
      created_at: caller.now,
    })
    .onConflict((same) => same.doNothing())
    .execute();
}
