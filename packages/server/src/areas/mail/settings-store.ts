import type { MailSettings } from '@trellis/contract/mail/schemas';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { mailSetup } from '../../platform/mail/setup.ts';

/** What counts now: the saved server, else the environment's, else none. */
export async function readSettings(db: Db): Promise<MailSettings> {
  const saved = await db.selectFrom('platform.mail_settings').selectAll().executeTakeFirstOrThrow();
  const { smtp, smsUrl } = mailSetup();
  const shared = { hasSmsGateway: smsUrl !== undefined, concurrencyStamp: saved.concurrency_stamp };
  if (saved.host !== null) {
    const { host, port, secure, user_name: user, from_name: fromName, from_address: fromAddress } = saved;
    return { source: 'saved', host, port, secure, user, hasPassword: await hasPassword(db), fromName, fromAddress, ...shared };
  }
  if (!smtp) {
    return {
      source: 'none',
      host: null,
      port: null,
      secure: false,
      user: null,
      hasPassword: false,
      fromName: '',
      fromAddress: null,
      ...shared,
    };
  }
  const { password, ...rest } = smtp;
  return { source: 'environment', ...rest, hasPassword: password !== null, ...shared };
}

/** Holds the settings for this transaction; refuses who looked at others than stand there now. */
export async function lockSettings(db: Db, concurrencyStamp: string): Promise<void> {
  // who comes second waits here, and is then shown what the first one saved
  const current = await db.selectFrom('platform.mail_settings').select('concurrency_stamp').forUpdate().executeTakeFirstOrThrow();
  if (current.concurrency_stamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await readSettings(db) } });
}

async function hasPassword(db: Db): Promise<boolean> {
  return (await db.selectFrom('platform.mail_passwords').select('the_only').executeTakeFirst()) !== undefined;
}
