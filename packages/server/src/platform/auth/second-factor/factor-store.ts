import { limits } from '@trellis/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../db/types.ts';
import { seal, unsealIfOurs } from '../../sealing.ts';
import { hashOf, newLongCode } from '../secrets.ts';
import { newKey, stepOf } from './totp.ts';

const { recoveryCodes, recoveryCodeLength } = limits.secondFactor;

/** How somebody signs in beside their password. */
export interface SecondFactor {
  isOn: boolean;
  /** A role that they hold somewhere asks for it. */
  isRequired: boolean;
  confirmedAt: Date | null;
  recoveryCodesLeft: number;
}

export async function findSecondFactor(identity: Kysely<Database>, personId: string): Promise<SecondFactor> {
  const { rows } = await sql<SecondFactor>`
    select f.id is not null as "isOn", f.confirmed_at as "confirmedAt", (
      select count(*)::int from identity.recovery_codes where person_id = ${personId} and used_at is null
    ) as "recoveryCodesLeft", exists (
      select 1 from identity.memberships m
      join identity.membership_roles r on r.membership_id = m.id
      join identity.second_factor_rules rule on (rule.tenant_id is null or rule.tenant_id = m.tenant_id) and r.role = any (rule.roles)
      where m.person_id = ${personId} and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
    ) as "isRequired"
    from (select ${personId}::uuid as person_id) as asked left join identity.second_factors f using (person_id)`.execute(identity);
  const found = rows[0];
  if (!found) throw new Error('A query without a condition answers a row');
  return found;
}

/**
 * The key that an app is to be given: the one that waits for its first code, or a new one, also where the one that waits cannot be read any more
 * as its secret is lost. One that is in use is not told again.
 */
export async function keyToSetUp(db: Kysely<Database>, personId: string): Promise<string> {
  const key = newKey();
  const { rows } = await sql<{ sealed: string }>`
    insert into identity.second_factor_keys as known (person_id, sealed) values (${personId}, ${seal(key, 'second factor')})
    on conflict (person_id) do update set
      sealed = case when known.made_at < now() - interval '1 hour' then excluded.sealed else known.sealed end,
      made_at = case when known.made_at < now() - interval '1 hour' then now() else known.made_at end
    where not exists (select 1 from identity.second_factors f where f.person_id = known.person_id)
    returning sealed`.execute(db);
  const sealed = rows[0]?.sealed;
  if (sealed === undefined) throw new Error('The key of a second step that is on is not told again');
  const told = unsealIfOurs(sealed, 'second factor');
  if (told !== undefined) return told;
  await sql`
    update identity.second_factor_keys set sealed = ${seal(key, 'second factor')}, made_at = now()
    where person_id = ${personId} and sealed = ${sealed}`.execute(db);
  // of two who ask at once both are told the one that came first
  return keyToSetUp(db, personId);
}

/** Whether the app's code is right and was not taken before; of two who send it at once one is told no. */
export async function takeAppCode(identity: Kysely<Database>, personId: string, code: string, now: Date): Promise<boolean> {
  const kept = await identity
    .selectFrom('identity.second_factor_keys')
    .select('sealed')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  // of a key that cannot be read any more no code is right; recovery codes still are
  const key = kept && unsealIfOurs(kept.sealed, 'second factor');
  const step = key === undefined ? undefined : stepOf(key, digitsOf(code), now);
  if (step === undefined) return false;
  const taken = await identity
    .updateTable('identity.second_factor_keys')
    .set({ last_step: step })
    .where('person_id', '=', personId)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Whether it is one of the person's recovery codes that was not used; it serves once. */
export async function takeRecoveryCode(identity: Kysely<Database>, personId: string, code: string): Promise<boolean> {
  const taken = await identity
    .updateTable('identity.recovery_codes')
    .set({ used_at: sql<string>`now()` })
    .where('person_id', '=', personId)
    .where('code_hash', '=', hashOf(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')))
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Codes for who lost the device, in place of those before; told once and kept as hashes. */
export async function makeRecoveryCodes(db: Db, personId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, () => newLongCode(recoveryCodeLength));
  await db.deleteFrom('identity.recovery_codes').where('person_id', '=', personId).execute();
  await db
    .insertInto('identity.recovery_codes')
    .values(codes.map(({ hash }) => ({ person_id: personId, code_hash: hash })))
    .execute();
  const half = recoveryCodeLength / 2;
  return codes.map(({ secret }) => `${secret.slice(0, half)}-${secret.slice(half)}`);
}

/** Turns it on, once its first code was taken; answers nothing where it was on already. */
export async function turnOn(db: Db, personId: string): Promise<string[] | undefined> {
  const { rows } = await sql`
    insert into identity.second_factors (person_id) values (${personId}) on conflict do nothing returning id`.execute(db);
  return rows.length > 0 ? makeRecoveryCodes(db, personId) : undefined;
}

/** Turns it off and forgets what proved it; whether it was on. */
export async function turnOff(db: Db, personId: string): Promise<boolean> {
  const ended = await db.deleteFrom('identity.second_factors').where('person_id', '=', personId).returning('id').executeTakeFirst();
  await db.deleteFrom('identity.second_factor_keys').where('person_id', '=', personId).execute();
  await db.deleteFrom('identity.recovery_codes').where('person_id', '=', personId).execute();
  return ended !== undefined;
}

/** However somebody typed it. */
const digitsOf = (code: string) => code.replaceAll(/\D/g, '');
