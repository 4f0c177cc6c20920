import { readPage } from '../../ui/list-search.ts';

export const messageParts = ['messages', 'files', 'support', 'preferences'] as const;
export type MessagePart = (typeof messageParts)[number];

/** The state of the page, as its address holds it: which part is shown, and which of the messages. */
export const readMessageSearch = ({ sorting: _sorting, ...raw }: Record<string, unknown>) => ({
  ...readPage(raw),
  part: messageParts.find((part) => part === raw['part']) ?? ('messages' as const),
  unread: raw['unread'] === true ? true : undefined,
});
export type MessageSearch = ReturnType<typeof readMessageSearch>;
