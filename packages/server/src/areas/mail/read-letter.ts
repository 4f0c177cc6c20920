import type { Letter } from '@trellis/contract/mail/schemas';
import type { Kysely } from 'kysely';
import type { DB } from '../../platform/db/database.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { openChannels } from '../../platform/mail/carriers.ts';
import { composeLetter, composeShort } from '../../platform/mail/compose.ts';
import { contentOf } from '../../platform/mail/deliver.ts';
import { letterOf, presentLetter } from './letter-store.ts';

/** One letter for whoever sees to the mail. */
export function readLetter(db: Db, _caller: Actor, { id }: { id: string }): Promise<Letter> {
  return openLetter(db, id);
}

/** Its text shows only where nothing carries it: a link or code on its way to somebody is nobody else's to read. */
export async function openLetter(db: Kysely<DB>, id: string): Promise<Letter> {
  const row = await letterOf(db, id);
  const isCarried = row.state === 'sent' || (await openChannels(db)).some((channel) => channel === row.channel);
  return { ...presentLetter(row), body: isCarried ? null : bodyOf(row) };
}

function bodyOf(row: Awaited<ReturnType<typeof letterOf>>): Letter['body'] {
  const content = contentOf(row);
  const letter = composeLetter(content);
  return row.channel === 'mail' ? letter : { ...letter, html: '', text: composeShort(content) };
}
