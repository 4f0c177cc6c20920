import { mailboxCalls, mailCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const mailGroups = {
  mail: { calls: mailCalls, about: 'How letters leave, and letters that wait or were given up' },
  mailbox: { calls: mailboxCalls, about: 'Letters of the demonstration' },
} as const;
