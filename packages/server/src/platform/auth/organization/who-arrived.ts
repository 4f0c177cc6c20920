import type { Language } from '@trellis/contract/languages';
import { limits } from '@trellis/contract/limits';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../db/transaction.ts';
import type { Database, Db, RolePool } from '../../db/types.ts';
import { normalEmail } from '../persons.ts';
import { type Connection, isOfDomains } from './connection-store.ts';
import { findLinked, isOfConnection, linkPerson } from './links.ts';

/** What the provider of an organization says of somebody. */
export interface Claims {
  subject: string;
  email: string | undefined;
  isVerified: boolean;
  name: string | undefined;
}

/** `through`: known, or made just now. `prove`: an account that is linked once its owner gave the password. Otherwise why nobody is let in. */
export type Who =
  | { is: 'through' | 'prove'; personId: string }
  | { is: 'noMail' | 'unverified' | 'otherDomain' | 'stranger' | 'noPassword' };

/** Who came back from the provider of an organization. A mail address alone makes nobody the owner of an account that has a password. */
export async function whoArrived(identity: RolePool, connection: Connection, claims: Claims, language: Language): Promise<Who> {
  const linked = await findLinked(identity, connection.id, claims.subject);
  if (linked !== undefined)
    return (await isOfConnection(identity, linked, connection.id)) ? { is: 'through', personId: linked } : { is: 'stranger' };
  if (claims.email === undefined) return { is: 'noMail' };
  if (!claims.isVerified) return { is: 'unverified' };
  const email = normalEmail(claims.email);
  if (!isOfDomains(connection, email)) return { is: 'otherDomain' };
  const known = await findPerson(identity, email, connection);
  if (known?.isOf) return { is: known.hasPassword ? 'prove' : 'noPassword', personId: known.id };
  if (known && !known.isNobodyYet) return { is: 'stranger' };
  return inTransaction(identity, {}, (db) => letIn(db, connection, { ...claims, email }, language));
}

interface Found {
  id: string;
  hasPassword: boolean;
  isOf: boolean;
  /** Was invited, perhaps, and never accepted anything. */
  isNobodyYet: boolean;
}

async function findPerson(identity: Kysely<Database>, email: string, { id }: Connection): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select p.id, p.password_hash is not null as "hasPassword", identity.is_of_connection(p.id, ${id}) as "isOf",
      p.password_hash is null and not exists (
        select 1 from identity.memberships m where m.person_id = p.id and (m.activated_at is not null or m.was_member or m.side = 'management')
      ) as "isNobodyYet"
    from identity.persons p where p.email = ${email}`.execute(identity);
  return rows[0];
}

/** Lets in somebody who has no account yet: as they were invited there, else by the rule of the connection. */
async function letIn(db: Db, connection: Connection, claims: Claims & { email: string }, language: Language): Promise<Who> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`newcomer ${claims.email}`}, 0))`.execute(db);
  const known = await findPerson(db, claims.email, connection);
  if (known && !known.isNobodyYet) return { is: 'stranger' };
  const personId =
    (known && (await acceptInvitation(db, known.id, connection)) && known.id) || (await makePerson(db, connection, claims, language));
  if (personId === undefined) return { is: 'stranger' };
  await sql`select set_config('app.person_id', ${personId}, true)`.execute(db);
  await linkPerson(db, { personId, connectionId: connection.id, subject: claims.subject });
  return { is: 'through', personId };
}

/** The letter of an invitation went to this very address: whoever the organization knows by it need not open it. */
async function acceptInvitation(db: Db, personId: string, { id }: Connection): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    update identity.memberships m set activated_at = now(), invited_name = null, invited_email = null
    where m.person_id = ${personId} and m.activated_at is null and m.left_at is null and m.state = 'Effective'
      and m.invited_email = (select p.email from identity.persons p where p.id = m.person_id)
      and exists (
        select 1 from identity.sign_in_connections c where c.id = ${id} and (
          c.tenant_id = m.tenant_id
          or exists (select 1 from identity.tenant_links l where l.parent_id = c.tenant_id and l.centre_id = m.tenant_id)
        )
      )
    returning m.id`.execute(db);
  const accepted = rows.map((row) => row.id);
  await sql`update identity.invitations set used_at = now() where membership_id = any (${accepted}::uuid[]) and used_at is null`.execute(
    db,
  );
  return accepted.length > 0;
}

async function makePerson(
  db: Db,
  { newRole, tenantId }: Connection,
  { email, name }: Claims & { email: string },
  language: Language,
): Promise<string | undefined> {
  if (newRole === null) return undefined;
  const called = (name?.trim() || email).slice(0, limits.account.nameLength);
  const { rows } = await sql<{ personId: string }>`
    with person as (
      insert into identity.persons (email, name, language) values (${email}, ${called}, ${language})
      on conflict (email) do update set email = excluded.email
      returning id
    ), member as (
      insert into identity.memberships (tenant_id, person_id, side) select ${tenantId}, id, 'centre' from person
      on conflict (tenant_id, person_id) do nothing
      returning id, person_id
    ), held as (
      insert into identity.membership_roles (membership_id, role) select id, ${newRole} from member
    )
    select person_id as "personId" from member`.execute(db);
  return rows[0]?.personId;
}
