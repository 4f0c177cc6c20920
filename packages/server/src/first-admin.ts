import { roleLabel } from '@trellis/contract/account/role-labels';
import { sql } from 'kysely';
import { newSecret } from './platform/auth/secrets.ts';
import { openPool } from './platform/db/pools.ts';
import { inTransaction } from './platform/db/transaction.ts';
import type { Db } from './platform/db/types.ts';
import { writeLetter } from './platform/mail/write-letter.ts';

/**
 * Invites the first administrator of the platform where there is none yet, and answers the link of the invitation: it is mailed too, but
 * before anybody can set up mail, whoever starts the product must be able to read it. Undefined when somebody runs the platform already.
 */
export async function inviteFirstAdmin(ownerUrl: string, origin: string, email: string): Promise<string | undefined> {
  const owner = openPool(ownerUrl, 1);
  try {
    return await inTransaction(owner, {}, (db) => invite(db, origin, email));
  } finally {
    await owner.destroy();
  }
}

async function invite(db: Db, origin: string, email: string): Promise<string | undefined> {
  // of two processes that start at once, the second waits and then finds the invitation made
  await sql`select pg_advisory_xact_lock(hashtext('trellis.firstAdmin'))`.execute(db);
  const admins = await sql`
    select 1 from identity.memberships m join identity.membership_roles r on r.membership_id = m.id
    where m.tenant_id is null and r.role = 'admin' limit 1`.execute(db);
  if (admins.rows.length > 0) return undefined;
  const name = email.split('@')[0] ?? email;
  const person = await sql<{ person_id: string }>`select person_id from identity.ensure_person(${email}, ${name}, 'en')`.execute(db);
  const personId = person.rows[0]?.person_id ?? '';
  const membership = await db
    .insertInto('identity.memberships')
    .values({ person_id: personId, tenant_id: null, side: 'management', invited_at: sql`now()`, activated_at: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('identity.membership_roles').values({ membership_id: membership.id, role: 'admin' }).execute();
  const { secret, hash } = newSecret();
  await db
    .insertInto('identity.invitations')
    .values({
      token_hash: hash,
      purpose: 'admin',
      membership_id: membership.id,
      person_id: personId,
      email: email.toLowerCase(),
      expires_at: sql`now() + interval '7 days'`,
    })
    .execute();
  const link = `${origin}/activate?token=${secret}`;
  const data = { personName: name, roleName: roleLabel('admin', 'en'), inviterName: 'Trellis', link };
  await writeLetter(db, { template: 'adminInvitation', recipient: email, recipientName: name, language: 'en', data });
  return link;
}
