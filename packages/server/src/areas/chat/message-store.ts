import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { signFile } from '../files/public.ts';

export interface MessageRow extends Omit<ChatMessage, 'file' | 'sendTime'> {
  sentAt: Date;
  fileKey: string | null;
  fileName: string | null;
  fileType: string | null;
  fileSize: number | null;
}

/** A message as `message`, for a person: what was recalled says nothing any more. */
export const messageColumns = sql`
  message.conversation_id as "conversationID", message.client_id as "clientMsgID", message.seq::int as seq, message.sender_id as "sendID",
  message.sender_name as "senderNickname", message.content_type::int as "contentType",
  case when message.recalled_at is null then message.content else '' end as content, message.sent_at as "sentAt",
  message.recalled_at is not null as "isRecalled", message.file_key as "fileKey", message.file_name as "fileName", message.file_type as "fileType",
  message.file_size as "fileSize"`;

export function presentMessage({ sentAt, fileKey, fileName, fileType, fileSize, ...row }: MessageRow): ChatMessage {
  const file =
    fileKey && !row.isRecalled ? { url: signFile(fileKey), fileName: fileName ?? '', type: fileType ?? '', size: fileSize ?? 0 } : null;
  return { ...row, sendTime: sentAt.getTime(), file };
}

/** Messages of conversations in which `reader` is, as they see them. `tail` orders and limits. */
export async function messagesFor(
  db: Db,
  reader: string,
  condition: RawBuilder<unknown>,
  tail: RawBuilder<unknown>,
): Promise<ChatMessage[]> {
  const { rows } = await sql<MessageRow>`
    select ${messageColumns} from chat.members as own join chat.messages as message on message.conversation_id = own.conversation_id
    where own.member_id = ${reader} and message.seq > own.joined_seq and ${condition}
      and not exists (
        select 1 from chat.hidden where hidden.conversation_id = own.conversation_id and hidden.member_id = own.member_id and hidden.seq = message.seq
      )
    ${tail}`.execute(db);
  return rows.map(presentMessage);
}
