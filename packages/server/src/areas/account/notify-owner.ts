import { ownerOfAccount } from '../../platform/auth/letter-owner.ts';
import type { Db } from '../../platform/db/types.ts';
import { writeLetter } from '../../platform/mail/write-letter.ts';

/** Writes to whose account it is what became of how it is come in by. */
export async function notifyOwner(
  db: Db,
  personId: string,
  template: 'secondFactorOn' | 'secondFactorOff' | 'apiKeyMade' | 'passkeyAdded',
  data: Record<string, string> = {},
): Promise<void> {
  const owner = await ownerOfAccount(db, personId);
  if (!owner) return;
  const { email: recipient, name: recipientName, language, zone } = owner;
  await writeLetter(db, { template, recipient, recipientName, language, zone: zone ?? undefined, data });
}
