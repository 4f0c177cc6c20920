import type { groups } from '@trellis/contract/mail/area';
import type { mailboxCalls, mailCalls } from '@trellis/contract/mail/calls';
import { type AreaRoutes, actorRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { listLetters } from './list-letters.ts';
import { listMailbox, readMailbox } from './mailbox.ts';
import { readLetter } from './read-letter.ts';
import { removeSettings } from './remove-settings.ts';
import { retryLetter } from './retry-letter.ts';
import { saveSettings } from './save-settings.ts';
import { sendTestLetter } from './send-test-letter.ts';
import { viewSettings } from './view-settings.ts';

const mailRoutes = actorRoutesFor<typeof mailCalls>({
  settings: viewSettings,
  saveSettings,
  removeSettings,
  sendTest: sendTestLetter,
  letters: listLetters,
  letter: readLetter,
  retryLetter,
});

const mailboxRoutes = identityRoutesFor<typeof mailboxCalls>({ list: listMailbox, read: readMailbox });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  mail: mailRoutes,
  mailbox: mailboxRoutes,
};
