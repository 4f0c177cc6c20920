import type { Kysely } from 'kysely';
import type { Database } from '../db/types.ts';
import { unseal } from '../sealing.ts';
import { mailSetup } from './setup.ts';
import type { Smtp } from './smtp.ts';

export type Channel = 'mail' | 'sms';

/** The channels that something carries right now; letters of the others wait and are read in the product. */
export async function openChannels(db: Kysely<Database>): Promise<Channel[]> {
  const { smtp, smsUrl } = mailSetup();
  const isSaved = async () => (await db.selectFrom('platform.mail_settings').select('host').executeTakeFirst())?.host != null;
  const channels: Channel[] = [];
  if (smtp || (await isSaved())) channels.push('mail');
  if (smsUrl) channels.push('sms');
  return channels;
}

/** The mail server with its password: the saved one, else the environment's. For the one who carries letters alone. */
export async function findSmtp(jobs: Kysely<Database>): Promise<Smtp> {
  const saved = await jobs
    .selectFrom('platform.mail_settings as settings')
    .leftJoin('platform.mail_passwords as password', 'password.the_only', 'settings.the_only')
    .selectAll('settings')
    .select('password.sealed')
    .executeTakeFirst();
  if (saved?.host && saved.port && saved.from_address) {
    const { host, port, secure, user_name: user, from_name: fromName, from_address: fromAddress, sealed } = saved;
    return { host, port, secure, user, password: sealed && open(sealed), fromName, fromAddress };
  }
  const { smtp } = mailSetup();
  if (!smtp) throw new Error('No mail server is set');
  return smtp;
}

function open(sealed: string): string {
  try {
    return unseal(sealed, 'mail password');
  } catch {
    throw new Error('The saved password cannot be read, because SECRET changed: save it again');
  }
}
