import { chatCalls, chatFamilyCalls, chatFileCalls } from './calls.ts';
import { chatApplicationCalls, chatContactCalls, chatGroupCalls } from './contact-calls.ts';
import { chatDeskCalls, chatDeskFileCalls, chatRuleCalls } from './desk-calls.ts';
import { chatGuestCalls } from './guest-calls.ts';

export { chatErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  chat: { calls: chatCalls, about: 'Conversations of people who work together' },
  chatFamilies: { calls: chatFamilyCalls, about: 'Conversations of a center with families' },
  chatFiles: { calls: chatFileCalls, about: 'Conversations as files' },
  chatContacts: { calls: chatContactCalls, about: 'Whom one may write to' },
  chatGroups: { calls: chatGroupCalls, about: 'Groups of people who write to each other' },
  chatApplications: { calls: chatApplicationCalls, about: 'Applications to people and groups, and their answers' },
  chatDesk: { calls: chatDeskCalls, about: 'What an administrator decides and is told of the chat' },
  chatRules: { calls: chatRuleCalls, about: 'How long a center keeps messages' },
  chatDeskFiles: { calls: chatDeskFileCalls, about: 'What a center may know of its chat, as a file' },
  chatGuests: { calls: chatGuestCalls, about: 'What a guardian reads and answers by a link' },
} as const;

/** What its ids name. */
export const ids = ['chatConversation', 'chatUser', 'chatGroup', 'chatApplication', 'chatReport'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.chat_rules'] as const;
