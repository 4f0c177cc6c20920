import { randomUUID } from 'node:crypto';
import type { chatCalls } from '@trellis/contract/chat/calls';
import { type ContentType, contentTypes } from '@trellis/contract/chat/rules';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { type ClaimedUpload, claimUpload } from '../files/public.ts';
import { mailFamily } from './mail-family.ts';
import { type MessageRow, messageColumns, presentMessage } from './message-store.ts';
import { notifyConversation } from './notify.ts';
import { takeConversation } from './take-conversation.ts';

type Sent = InputOf<typeof chatCalls.send>;

const fileKinds = { [contentTypes.picture]: 'chatPicture', [contentTypes.voice]: 'chatVoice', [contentTypes.file]: 'chatFile' } as const;

/** Writes into a conversation; what is sent twice with one id of the writer's is there once, and answered as it stands. */
export async function sendMessage(db: Db, caller: Actor, input: Sent): Promise<ChatMessage> {
  const { conversationID, clientMsgID, contentType, text, fileId, duration } = input;
  await takeWritable(db, conversationID);
  const mentions = contentType === contentTypes.atText ? (input.atUserList ?? []) : [];
  const { message, isNew } = await addMessage(db, caller.membershipId, {
    conversationID,
    clientMsgID,
    contentType,
    content: contentOf({ contentType, text, duration, mentions }),
    body: text ?? '',
    mentions,
    claim: async () =>
      fileId && contentType in fileKinds
        ? claimUpload(db, {
            personId: caller.personId,
            id: fileId,
            kind: fileKinds[contentType as keyof typeof fileKinds],
            member: 'fileId',
          })
        : null,
  });
  if (!isNew) return message;
  await db
    .updateTable('chat.members')
    .set({ draft: '', draft_at: null })
    .where('conversation_id', '=', conversationID)
    .where('member_id', '=', caller.membershipId)
    .execute();
  if (caller.kind === 'member') await mailFamily(db, caller, message);
  await notifyConversation(db, conversationID, message.seq);
  return message;
}

/** Takes a conversation to write in it: who is removed at the same moment was before, and is told so, or is after. */
export async function takeWritable(db: Db, conversationID: string): Promise<void> {
  await Promise.all([takeConversation(db, conversationID), requireWritable(db, conversationID)]);
}

/** Refuses whoever does not belong to a conversation, and two who may not write to each other. */
async function requireWritable(db: Db, conversationID: string): Promise<void> {
  const { rows } = await sql<{ isMember: boolean; may: boolean | null; isBlocked: boolean }>`
    select chat.is_member(${conversationID}) as "isMember", chat.may_write(${conversationID}) as may, chat.is_blocked(${conversationID}) as "isBlocked"`.execute(
    db,
  );
  const [found] = rows;
  if (!found?.isMember) refuse('Trellis:NotFound', { members: ['conversationID'] });
  if (found.isBlocked) refuse('Trellis:ChatBlocked');
  if (!found.may) refuse('Trellis:ChatNotAllowed');
}

interface Given {
  contentType: ContentType;
  text?: string | undefined;
  duration?: number | undefined;
  mentions: readonly string[];
}

function contentOf({ contentType, text, duration, mentions }: Given): string {
  if (contentType === contentTypes.text) return JSON.stringify({ content: text });
  if (contentType === contentTypes.atText) return JSON.stringify({ text, atUserList: mentions });
  if (contentType === contentTypes.voice) return JSON.stringify({ duration: duration ?? 0 });
  return JSON.stringify(text ? { content: text } : {});
}

export interface NewMessage {
  conversationID: string;
  clientMsgID: string;
  contentType: ContentType;
  content: string;
  body?: string;
  mentions?: readonly string[];
  /** Takes the file of the message into use; asked for where the message is new alone. */
  claim?: () => Promise<ClaimedUpload | null>;
}

/** Adds a message at the end of a conversation, whose row is locked meanwhile: its messages are numbered without a gap, in the order of their times. */
export async function addMessage(db: Db, senderId: string, given: NewMessage): Promise<{ message: ChatMessage; isNew: boolean }> {
  const { conversationID, clientMsgID, contentType, content, body = '', mentions = [], claim } = given;
  const locked = await sql<{ last: number }>`
    select last_seq::int as last from chat.conversations where id = ${conversationID} for update`.execute(db);
  const last = locked.rows[0]?.last ?? refuse('Trellis:NotFound', { members: ['conversationID'] });
  const known = await messageBy(db, senderId, { conversationID, clientMsgID });
  if (known) return { message: known, isNew: false };
  const file = (await claim?.()) ?? null;
  const { rows } = await sql<MessageRow>`
    insert into chat.messages as message (
      conversation_id, seq, sender_id, sender_name, client_id, content_type, content, body, mentions, file_key, file_name, file_type, file_size
    )
    select ${conversationID}, ${last + 1}, ${senderId}, coalesce((select nickname from chat.known(${[senderId]}::uuid[]) limit 1), ''), ${clientMsgID},
      ${contentType}, ${content}, ${body}, ${mentions}::uuid[], ${file?.key ?? null}, ${file?.fileName ?? null}, ${file?.type ?? null},
      ${file?.size ?? null}::int
    returning ${messageColumns}`.execute(db);
  const [row] = rows as [MessageRow];
  await sql`update chat.conversations set last_seq = ${last + 1}, last_at = ${row.sentAt} where id = ${conversationID}`.execute(db);
  return { message: presentMessage(row), isNew: true };
}

async function messageBy(db: Db, senderId: string, { conversationID, clientMsgID }: Pick<NewMessage, 'conversationID' | 'clientMsgID'>) {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from chat.messages as message
    where conversation_id = ${conversationID} and sender_id = ${senderId} and client_id = ${clientMsgID}`.execute(db);
  return rows[0] && presentMessage(rows[0]);
}

interface Named {
  userID: string;
  nickname: string;
}

/** Says in a group who came, went or changed something. */
export async function addNotice(
  db: Db,
  caller: Actor,
  {
    conversationID,
    contentType,
    users = [],
    groupName,
  }: { conversationID: string; contentType: ContentType; users?: readonly Named[]; groupName?: string },
): Promise<void> {
  const opUser = { userID: caller.membershipId, nickname: caller.name };
  const userList = users.map(({ userID, nickname }) => ({ userID, nickname }));
  const content = JSON.stringify({ opUser, userList, ...(groupName && { groupName }) });
  await addMessage(db, caller.membershipId, { conversationID, clientMsgID: randomUUID(), contentType, content });
}
