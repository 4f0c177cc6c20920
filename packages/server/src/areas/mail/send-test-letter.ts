import type { Language } from '@trellis/contract/languages';
import type { mailCalls } from '@trellis/contract/mail/calls';
import type { OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';

/** Queues a letter to whoever asks: it goes the way of every other letter, so that it proves the whole of it. */
export async function sendTestLetter(db: Db, caller: Actor): Promise<OutputOf<typeof mailCalls.sendTest>> {
  const { email, name, language } = await db
    .selectFrom('identity.persons')
    .select(['email', 'name', 'language'])
    .where('id', '=', caller.personId)
    .executeTakeFirstOrThrow();
  const id = await writeLetter(db, {
    template: 'testLetter',
    recipient: email,
    recipientName: name,
    language: language as Language,
    zone: caller.zone,
    data: {},
  });
  return { id, recipient: email };
}
