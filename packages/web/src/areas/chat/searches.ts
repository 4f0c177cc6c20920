import { readOneOf, readText } from '../../ui/list-search.ts';

export const chatParts = ['conversations', 'contacts', 'applications', 'manage'] as const;
export type ChatPart = (typeof chatParts)[number];

const readPlace = (value: unknown) => {
  const place = Number(value);
  return Number.isInteger(place) && place > 0 ? place : undefined;
};

/** What of the chat is shown, as its address says it. */
export const readChatSearch = (raw: Record<string, unknown>) => ({
  part: readOneOf(chatParts, raw['part']) ?? ('conversations' as const),
  conversation: readText(raw['conversation']),
  /** The message that is read where it stands, by its place in the conversation. */
  at: readPlace(raw['at']),
});
export type ChatSearch = ReturnType<typeof readChatSearch>;
