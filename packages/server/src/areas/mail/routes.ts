import type { mailboxCalls, mailCalls } from '@trellis/contract/mail/calls';
import { actorRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { listLetters } from './list-letters.ts';
import { listMailbox, readMailbox } from './mailbox.ts';
import { readLetter } from './read-letter.ts';
import { removeSettings } from './remove-settings.ts';
import { retryLetter } from './retry-letter.ts';
import { saveSettings } from './save-settings.ts';
import { sendTestLetter } from './send-test-letter.ts';
import { viewSettings } from './view-settings.ts';

export const mailRoutes = actorRoutesFor<typeof mailCalls>({
  settings: viewSettings,
  saveSettings,
  removeSettings,
  sendTest: sendTestLetter,
  letters: listLetters,
  letter: readLetter,
  retryLetter,
});

export const mailboxRoutes = identityRoutesFor<typeof mailboxCalls>({ list: listMailbox, read: readMailbox });
