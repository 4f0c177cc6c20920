import { mailboxCalls, mailCalls } from './calls.ts';

export { mailErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  mail: { calls: mailCalls, about: 'How letters leave, and letters that wait or were given up' },
  mailbox: { calls: mailboxCalls, about: 'Letters of the demonstration' },
} as const;

export const ids = ['letter'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['platform.mail_settings'] as const;
