import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Database, Db, RolePool } from '../../db/types.ts';
import { writeLetter } from '../../mail/write-letter.ts';
import { ownerOfAccount } from '../letter-owner.ts';
import { type Arrived, findArrived } from './trips.ts';

/** Whom the provider of a connection means by a subject. */
export async function findLinked(identity: Kysely<Database>, connectionId: string, subject: string): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from identity.sign_in_links where connection_id = ${connectionId} and subject = ${subject}`.execute(
    identity,
  );
  return rows[0]?.personId;
}

/** Whether somebody is of the organization, and nobody of the platform. */
export async function isOfConnection(identity: Kysely<Database>, personId: string, connectionId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select identity.is_of_connection(${personId}, ${connectionId}) as is`.execute(identity);
  return rows[0]?.is === true;
}

/** Whether the organization of somebody has taken the password from them. */
export async function isPasswordClosed(identity: Kysely<Database>, personId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select identity.is_password_closed(${personId}) as is`.execute(identity);
  return rows[0]?.is === true;
}

interface OwnLink {
  id: string;
  name: string;
  tenantName: string;
  createdAt: Date;
}

/** By which organizations somebody signs in, the first first. */
export async function findOwnLinks(identity: Kysely<Database>, personId: string): Promise<OwnLink[]> {
  const { rows } = await sql<OwnLink>`
    select l.id, c.name, t.name as "tenantName", l.created_at as "createdAt"
    from identity.sign_in_links l
    join identity.sign_in_connections c on c.id = l.connection_id
    join identity.tenants t on t.id = c.tenant_id
    where l.person_id = ${personId}
    order by l.created_at, l.id`.execute(identity);
  return rows;
}

/** Whether somebody comes in without a link of theirs: by a password that counts, or by another organization whose sign-in is on. */
export async function hasOtherWayIn(identity: Kysely<Database>, personId: string, linkId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select p.password_hash is not null and not identity.is_password_closed(p.id) or exists (
      select from identity.sign_in_links l
      join identity.sign_in_connections c on c.id = l.connection_id and c.enabled
      join identity.tenants t on t.id = c.tenant_id and t.state = 'Effective' and t.deleted_at is null
      where l.person_id = p.id and l.id <> ${linkId} and identity.is_of_connection(p.id, c.id)
    ) as has
    from identity.persons p where p.id = ${personId}`.execute(identity);
  return rows[0]?.has === true;
}

/** Makes the link, in place of the one that the person had there before, and writes to them that there is one. */
export async function linkPerson(
  db: Db,
  { personId, connectionId, subject }: Pick<Arrived, 'personId' | 'connectionId' | 'subject'>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    with made as (
      insert into identity.sign_in_links (connection_id, person_id, subject) values (${connectionId}, ${personId}, ${subject})
      on conflict (connection_id, person_id) do update set subject = excluded.subject, created_at = now()
        where sign_in_links.subject <> excluded.subject
      returning connection_id
    )
    select c.name from made join identity.sign_in_connections c on c.id = made.connection_id`.execute(db);
  const owner = rows[0] && (await ownerOfAccount(db, personId));
  if (!owner || !rows[0]) return;
  const { email: recipient, name: recipientName, language, zone } = owner;
  const data = { organizationName: rows[0].name };
  await writeLetter(db, { template: 'organizationLinked', recipient, recipientName, language, zone: zone ?? undefined, data });
}

/** What remains once somebody is through: the link, where they proved it; answers by which connection they came. */
export async function completeArrival(identity: RolePool, interaction: string, personId: string): Promise<string | undefined> {
  const arrived = await findArrived(identity, interaction);
  if (!arrived?.isProved || arrived.personId !== personId) return undefined;
  await inTransaction(identity, { 'app.person_id': personId }, (db) => linkPerson(db, arrived));
  return arrived.connectionId;
}
