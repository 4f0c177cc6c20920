import type { Language } from '@trellis/contract/languages';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { type Kysely, sql } from 'kysely';
import { hashOf } from '../../../platform/auth/secrets.ts';
import type { Database, Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Purpose = LinkCheck['purpose'];

/** A mailed link that can still be used, with whom and what it is for. */
export interface Link {
  id: string;
  purpose: Purpose;
  personId: string;
  membershipId: string | null;
  /** The address that the link was mailed to. */
  email: string;
  /** The address that the person signs in with now. */
  personEmail: string;
  /** Whether the person can sign in already. */
  hasAccount: boolean;
  name: string;
  tenantName: string | null;
  zone: string;
  roles: string[];
  language: Language;
}

interface Row extends Link {
  isUsed: boolean;
  isOver: boolean;
  isJoined: boolean;
  hasLeft: boolean;
  isTenantClosed: boolean;
}

/** The link of a token, if it serves one of these purposes; refuses when it is unknown, used, over, or for something that is done. */
export async function findLink(db: Kysely<Database>, token: string, purposes: readonly Purpose[]): Promise<Link> {
  const { rows } = await sql<Row>`
    select i.id, i.purpose, i.person_id as "personId", i.membership_id as "membershipId", i.email, p.email as "personEmail",
      p.password_hash is not null as "hasAccount", t.name as "tenantName", coalesce(t.zone, 'UTC') as zone, p.language,
      case when p.password_hash is null then coalesce(m.invited_name, p.name) else p.name end as name,
      array(select held.role from identity.membership_roles as held where held.membership_id = m.id order by held.role) as roles,
      i.used_at is not null as "isUsed", i.expires_at <= now() as "isOver", coalesce(m.activated_at is not null, false) as "isJoined",
      m.left_at is not null as "hasLeft", coalesce(t.state = 'Invalid', false) as "isTenantClosed"
    from identity.invitations as i
    join identity.persons as p on p.id = i.person_id
    left join identity.memberships as m on m.id = i.membership_id
    left join identity.tenants as t on t.id = i.tenant_id
    where i.token_hash = ${hashOf(token)} and i.purpose = any (${purposes}::text[])`.execute(db);
  const row = rows[0];
  if (!row) return refuse('ErrorActiveLink');
  if (row.isUsed) refuse('UserAlreadyActive');
  if (row.isOver || row.hasLeft) refuse('ErrorActiveLink');
  if (row.isJoined) refuse('Identity.UserAlreadyInRole');
  if (row.isTenantClosed) refuse('Business:CenterStateInvalid', { data: { tenantName: row.tenantName } });
  return row;
}

/** Takes the link until the transaction ends, then reads it again: of two tabs the second finds it used. */
export async function takeLink(db: Db, token: string, purposes: readonly Purpose[]): Promise<Link> {
  await sql`select 1 from identity.invitations where token_hash = ${hashOf(token)} for update`.execute(db);
  const link = await findLink(db, token, purposes);
  // links of several centres may be opened at once: only one of them makes the account
  await sql`select 1 from identity.persons where id = ${link.personId} for update`.execute(db);
  return findLink(db, token, purposes);
}

/** The link has served. */
export async function markUsed(db: Db, linkId: string): Promise<void> {
  await sql`update identity.invitations set used_at = now() where id = ${linkId}`.execute(db);
}
