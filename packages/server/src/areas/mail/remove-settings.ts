import type { MailSettings } from '@trellis/contract/mail/schemas';
import type { Db } from '../../platform/db/types.ts';
import { readSettings } from './settings-store.ts';

/** Forgets the saved server with its password: what the environment says counts again. */
export async function removeSettings(db: Db): Promise<MailSettings> {
  await db.deleteFrom('platform.mail_passwords').execute();
  await db
    .updateTable('platform.mail_settings')
    .set({ host: null, port: null, secure: false, user_name: null, from_name: '', from_address: null })
    .execute();
  return readSettings(db);
}
