import type { mailCalls } from '@trellis/contract/mail/calls';
import type { MailSettings } from '@trellis/contract/mail/schemas';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { seal } from '../../platform/sealing.ts';
import { lockSettings, readSettings } from './settings-store.ts';

type Input = InputOf<typeof mailCalls.saveSettings>;

/** From now on letters leave by this server; those that waited for one are sent. */
export async function saveSettings(db: Db, _caller: Actor, input: Input): Promise<MailSettings> {
  await lockSettings(db, input.concurrencyStamp);
  const { host, port, secure, user, fromName, fromAddress } = input;
  await savePassword(db, input, await readSettings(db));
  await db
    .updateTable('platform.mail_settings')
    .set({ host, port, secure, user_name: user, from_name: fromName, from_address: fromAddress })
    .execute();
  return readSettings(db);
}

/** A password that nobody can read must not be had by pointing it at a server of one's own, or at one that listens in the clear. */
async function savePassword(db: Db, { user, password, ...server }: Input, before: MailSettings): Promise<void> {
  if (user === null) {
    await db.deleteFrom('platform.mail_passwords').execute();
    return;
  }
  if (password !== undefined) {
    const sealed = seal(password, 'mail password');
    await db
      .insertInto('platform.mail_passwords')
      .values({ sealed })
      .onConflict((conflict) => conflict.column('the_only').doUpdateSet({ sealed }))
      .execute();
    return;
  }
  const isSame = before.host === server.host && before.port === server.port && before.secure === server.secure && before.user === user;
  if (before.source !== 'saved' || !before.hasPassword || !isSame) refuse('Trellis:MailPasswordNeeded', { members: ['password'] });
}
