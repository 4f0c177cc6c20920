import type { MailSettings } from '@trellis/contract/mail/schemas';
import type { Db } from '../../platform/db/types.ts';
import { readSettings } from './settings-store.ts';

/** How letters leave now. */
export function viewSettings(db: Db): Promise<MailSettings> {
  return readSettings(db);
}
