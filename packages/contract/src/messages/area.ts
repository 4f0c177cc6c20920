import { contactEmailCalls, messageCalls } from './calls.ts';
import { exportCalls, exportFileCalls } from './exports/calls.ts';

export { messageErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  messages: { calls: messageCalls, about: 'What the signed-in person is told of, and how' },
  contactEmails: { calls: contactEmailCalls, about: 'Mail of people to support' },
  exports: { calls: exportCalls, about: 'Files that take longer to write, of whoever asked for them' },
  exportFiles: { calls: exportFileCalls, about: 'What is in them' },
} as const;

/** What its ids name. */
export const ids = ['message', 'contactEmail', 'export'] as const;
