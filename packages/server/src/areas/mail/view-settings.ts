import type { MailSettings } from '@trellis/contract/mail/schemas';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { assertWholePlatform } from '../../platform/http/whole-platform.ts';
import { readSettings } from './settings-store.ts';

/** How letters leave now. */
export function viewSettings(db: Db, caller: Actor): Promise<MailSettings> {
  assertWholePlatform(caller);
  return readSettings(db);
}
