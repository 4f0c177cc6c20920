import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { RolePool } from '../db/types.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { ownerOfEmail } from './letter-owner.ts';
import { hashOf } from './secrets.ts';
import { type WayInSigner, wayInLink, wayInMinutes } from './way-in-link.ts';

/** Failures in a row before the owner is told: the next try waits for half a minute by then. */
export const failuresToReport = 10;

/** On whose behalf the owner is told. */
export interface Warner extends WayInSigner {
  identity: RolePool;
}

/** Tells whose e-mail it is, once a day at most, that somebody keeps trying to sign in. Where it is nobody's the same is done, but no letter. */
export async function warnOwner({ identity, ...signer }: Warner, email: string, tries: number): Promise<void> {
  await inTransaction(identity, {}, async (db) => {
    const { rows } = await sql`
      insert into identity.tries as told (key, tries, since) values (${`told ${hashOf(email)}`}, 1, now())
      on conflict (key) do update set since = now() where told.since <= now() - interval '1 day'
      returning 1`.execute(db);
    if (rows.length === 0) return;
    const owner = await ownerOfEmail(db, email);
    if (!owner?.hasPassword) return;
    await writeLetter(db, {
      template: 'signInTries',
      recipient: email,
      recipientName: owner.name,
      language: owner.language,
      zone: owner.zone ?? undefined,
      data: { tries, link: wayInLink(signer, owner.id, new Date()), minutes: wayInMinutes },
    });
  });
}
