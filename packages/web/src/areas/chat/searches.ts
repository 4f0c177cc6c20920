import { readOneOf, readText } from '../../ui/list-search.ts';

export const chatParts = ['conversations', 'contacts', 'applications', 'manage'] as const;
export type ChatPart = (typeof chatParts)[number];

/** What of the chat is shown, as its address says it. */
export const readChatSearch = (raw: Record<string, unknown>) => ({
  part: readOneOf(chatParts, raw['part']) ?? ('conversations' as const),
  conversation: readText(raw['conversation']),
});
export type ChatSearch = ReturnType<typeof readChatSearch>;
