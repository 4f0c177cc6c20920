import type { mailboxCalls } from '@trellis/contract/mail/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { openChannels } from '../../platform/mail/carriers.ts';
import { mailSetup } from '../../platform/mail/setup.ts';
import { pageOfLetters } from './letter-store.ts';
import { openLetter } from './read-letter.ts';

/** The letters of the demonstration. */
export async function listMailbox(
  context: IdentityContext,
  input: InputOf<typeof mailboxCalls.list>,
): Promise<OutputOf<typeof mailboxCalls.list>> {
  await assertOpen(context);
  return pageOfLetters(context.pools.jobs, { ...input, state: undefined });
}

export async function readMailbox(
  context: IdentityContext,
  input: InputOf<typeof mailboxCalls.read>,
): Promise<OutputOf<typeof mailboxCalls.read>> {
  await assertOpen(context);
  return openLetter(context.pools.jobs, input.id);
}

/** Open to everybody, so only where nothing is anybody's secret: in the demonstration, while no mail server is set. */
async function assertOpen({ pools }: IdentityContext): Promise<void> {
  if (!mailSetup().demo || (await openChannels(pools.jobs)).includes('mail')) refuse('Trellis:MailboxClosed');
}
