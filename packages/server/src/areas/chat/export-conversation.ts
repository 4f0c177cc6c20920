import type { chatFileCalls } from '@trellis/contract/chat/calls';
import { readContent, shortNames } from '@trellis/contract/chat/content';
import type { ChatMessage } from '@trellis/contract/chat/schemas';
import { chatFileWords } from '@trellis/contract/chat/words';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { conversationOf } from './conversation-store.ts';
import { messagesFor } from './message-store.ts';

/** A conversation as its reader sees it: what they deleted for themselves, and what was recalled, is not in it. */
export async function exportConversation(
  read: Read,
  caller: Actor,
  { conversationID }: InputOf<typeof chatFileCalls.export>,
): Promise<FileReply> {
  const { membershipId, language } = caller;
  const conversation = await read((db) => conversationOf(db, membershipId, conversationID));
  if (!conversation) refuse('Trellis:NotFound', { members: ['conversationID'] });
  const portions = inPortions<ChatMessage>(read, (db, last, limit) =>
    messagesFor(
      db,
      membershipId,
      sql`own.conversation_id = ${conversationID} and message.recalled_at is null and message.seq > ${last?.seq ?? 0}`,
      sql`order by message.seq limit ${limit}`,
    ),
  );
  const { sheet } = chatFileWords[language];
  return excelReply({ fileName: `${sheet} ${conversation.showName}.xlsx`, sheetName: sheet, columns: columnsOf(caller), portions });
}

const moment = 'yyyy-mm-dd hh:mm';

function columnsOf({ language, zone }: Actor): ExcelColumn<ChatMessage>[] {
  const words = chatFileWords[language];
  return [
    { header: words.when, width: 18, format: moment, value: ({ sendTime }) => localMoment(sendTime, zone) },
    { header: words.from, width: 24, value: ({ senderNickname }) => senderNickname },
    { header: words.text, width: 80, value: ({ content }) => textOf(content) },
    { header: words.file, width: 30, value: ({ file }) => file?.fileName ?? null },
  ];
}

export function textOf(content: string): string {
  const { text, names } = readContent(content);
  return text || shortNames(names);
}

/** A moment as a clock in the zone shows it: a cell has no zone. */
export function localMoment(time: number, zone: string): Date {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' }).format(time);
  return new Date(`${parts.replace(' ', 'T')}Z`);
}
