import type { Language } from '@trellis/contract/languages';
import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Db, RolePool } from '../db/types.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { hashOf } from './secrets.ts';
import { type WayInSigner, wayInLink, wayInMinutes } from './way-in-link.ts';

/** Failures in a row before the owner is told: the next try waits for half a minute by then. */
export const failuresToTell = 10;

interface Owner {
  id: string;
  name: string;
  language: Language;
  zone: string | null;
}

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
    const owner = await ownerOf(db, email);
    if (!owner) return;
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

/** Who signs in by this e-mail and a password, and the zone of the center where they last worked. */
async function ownerOf(db: Db, email: string): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select p.id, p.name, p.language, (
      select t.zone from identity.memberships m join identity.tenants t on t.id = m.tenant_id
      where m.person_id = p.id and m.state = 'Effective' and m.activated_at is not null
      order by (select max(s.created_at) from identity.sign_ins s where s.membership_id = m.id) desc nulls last, m.id
      limit 1
    ) as zone
    from identity.persons p
    where p.email = ${email} and p.password_hash is not null`.execute(db);
  return rows[0];
}
