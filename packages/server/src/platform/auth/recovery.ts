import { limits } from '@trellis/contract/limits';
import { sql } from 'kysely';
import { inTransaction } from '../db/transaction.ts';
import type { Db, RolePool } from '../db/types.ts';
import { writeLetter } from '../mail/write-letter.ts';
import { type LetterOwner, ownerOfAccount } from './letter-owner.ts';
import { hashPassword } from './passwords.ts';
import { hashOf, newLongCode } from './secrets.ts';
import { revokeAllSignIns } from './sign-ins.ts';

const { length, validFor, mostAnHour } = limits.passwordCode;

/** Where a code is entered, below the address of the sign-in service. */
export const recoveryPath = '/recovery';
export const codePath = '/recovery/code';

export interface CodeLetter {
  /** Of the sign-in service. */
  issuer: string;
  /** Who asked for the code on the person's behalf. */
  askedBy?: string;
}

/**
 * Mails a code by which somebody chooses another password; those mailed before count on. Answers the seconds until another one may be mailed:
 * so many people may ask, and nobody's mailbox is filled by it.
 */
export async function mailPasswordCode(db: Db, owner: LetterOwner, { issuer, askedBy }: CodeLetter): Promise<{ wait: number }> {
  const { id, email, name, language, zone } = owner;
  const wait = await secondsToWait(db, id);
  if (wait > 0) return { wait };
  const { secret, hash } = newLongCode(length);
  await sql`
    insert into identity.codes (person_id, purpose, target, code_hash, sent_at, expires_at)
    values (${id}, 'password', ${email}, ${hash}, clock_timestamp(), now() + make_interval(secs => ${validFor}))`.execute(db);
  const half = length / 2;
  await writeLetter(db, {
    template: 'passwordCode',
    recipient: email,
    recipientName: name,
    language,
    zone: zone ?? undefined,
    data: {
      code: `${secret.slice(0, half)}-${secret.slice(half)}`,
      link: `${issuer}${codePath}`,
      minutes: validFor / 60,
      ...(askedBy && { askedBy }),
    },
  });
  return { wait: 0 };
}

/** The person's row is locked: of two who ask at once, one waits for the other's letter. */
async function secondsToWait(db: Db, personId: string): Promise<number> {
  await sql`select 1 from identity.persons where id = ${personId} for update`.execute(db);
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from greatest(
      max(sent_at) + make_interval(secs => ${limits.code.resendAfter}),
      case when count(*) >= ${mostAnHour} then min(sent_at) + interval '1 hour' end
    ) - clock_timestamp()))::int as wait
    from identity.codes where person_id = ${personId} and purpose = 'password' and sent_at > now() - interval '1 hour'`.execute(db);
  return Math.max(0, rows[0]?.wait ?? 0);
}

/** A code as it is kept, however somebody typed it. */
const normalCode = (code: string) => code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** Whose code this is, where it was mailed to this address and is still good. */
export async function ownerOfCode(identity: RolePool | Db, email: string, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select c.person_id as "personId" from identity.codes c join identity.persons p on p.id = c.person_id
    where p.email = ${email} and c.target = p.email and c.purpose = 'password' and c.code_hash = ${hashOf(normalCode(code))}
      and c.used_at is null and c.expires_at > now()`.execute(identity);
  return rows[0]?.personId;
}

/**
 * Makes the password another one, where the code is good: whatever was begun by the former one ends, each sign-in and every other code, and
 * a letter says so. Answers whose it is.
 */
export async function recoverPassword(identity: RolePool, email: string, code: string, password: string): Promise<string | undefined> {
  // looked at first: a hash costs time that nobody is to have for a guess
  if ((await ownerOfCode(identity, email, code)) === undefined) return undefined;
  const hash = await hashPassword(password);
  return inTransaction(identity, {}, async (db) => {
    await sql`select 1 from identity.persons where email = ${email} for update`.execute(db);
    // of two who enter it at once, the second finds it used
    const personId = await ownerOfCode(db, email, code);
    const owner = personId && (await ownerOfAccount(db, personId));
    if (!owner) return undefined;
    await db.updateTable('identity.persons').set({ password_hash: hash }).where('id', '=', owner.id).execute();
    await revokeAllSignIns(db, owner.id);
    await db.deleteFrom('identity.api_keys').where('person_id', '=', owner.id).execute();
    await endWhatWasBegun(db, owner.id);
    await writeLetter(db, {
      template: 'passwordRecovered',
      recipient: owner.email,
      recipientName: owner.name,
      language: owner.language,
      zone: owner.zone ?? undefined,
      data: {},
    });
    return owner.id;
  });
}

/** Ends what the former password confirmed: codes, confirmations, a change of e-mail on its way. */
export async function endWhatWasBegun(db: Db, personId: string): Promise<void> {
  await Promise.all([
    db
      .deleteFrom('identity.invitations')
      .where('person_id', '=', personId)
      .where('purpose', '=', 'email')
      .where('used_at', 'is', null)
      .execute(),
    db.deleteFrom('identity.codes').where('person_id', '=', personId).where('used_at', 'is', null).execute(),
    db.deleteFrom('identity.step_ups').where('person_id', '=', personId).execute(),
  ]);
}
