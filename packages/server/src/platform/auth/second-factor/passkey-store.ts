import { limits } from '@trellis/contract/limits';
import { type Kysely, sql } from 'kysely';
import type { Database, Db } from '../../db/types.ts';

export interface KeptPasskey {
  id: string;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  /** By which its device knows it. */
  credentialId: string;
  publicKey: string;
  counter: string;
  transports: string[];
}

/** Passkeys of a person, the first one first. */
export async function listPasskeys(identity: Kysely<Database>, personId: string): Promise<KeptPasskey[]> {
  const { rows } = await sql<KeptPasskey>`
    select k.id, k.name, k.created_at as "createdAt", c.last_used_at as "lastUsedAt", c.credential_id as "credentialId",
      c.public_key as "publicKey", c.counter::text as counter, c.transports
    from identity.passkeys k join identity.passkey_credentials c on c.passkey_id = k.id
    where k.person_id = ${personId} order by k.id`.execute(identity);
  return rows;
}

export interface NewPasskey extends Pick<KeptPasskey, 'name' | 'credentialId' | 'publicKey' | 'transports'> {
  counter: number;
}

/** Adds one beside a second step that is on; answers nothing where there are as many already as one may have, or the step was turned off meanwhile. */
export async function insertPasskey(db: Db, personId: string, made: NewPasskey): Promise<string | undefined> {
  // two at once wait for each other, and for whoever turns the step off
  const step = await sql`select 1 from identity.second_factors where person_id = ${personId} for update`.execute(db);
  if (step.rows.length === 0) return undefined;
  const { rows } = await sql<{ id: string }>`
    insert into identity.passkeys (person_id, name) select ${personId}, ${made.name}
    where (select count(*) from identity.passkeys where person_id = ${personId}) < ${limits.secondFactor.passkeys} returning id`.execute(
    db,
  );
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await sql`
    insert into identity.passkey_credentials (passkey_id, credential_id, public_key, counter, transports)
    values (${id}, ${made.credentialId}, ${made.publicKey}, ${made.counter}, ${made.transports}::text[])`.execute(db);
  return id;
}

/** Notes that one was used; false where its device has said as much before, as a copy of it does. */
export async function noteUse(identity: Kysely<Database>, id: string, counter: number): Promise<boolean> {
  const { rows } = await sql`
    update identity.passkey_credentials set counter = ${counter}, last_used_at = now()
    where passkey_id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning 1`.execute(identity);
  return rows.length > 0;
}

export async function deletePasskey(db: Db, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql`delete from identity.passkeys where id = ${id} and person_id = ${personId} returning 1`.execute(db);
  return rows.length > 0;
}
