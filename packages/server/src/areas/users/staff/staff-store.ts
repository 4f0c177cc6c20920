import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

export interface StaffRow {
  /** As the wire names them. */
  id: string;
  personId: string;
  membershipId: string;
  tenantId: string;
  tenantName: string;
  zone: string;
  name: string;
  email: string;
  phone: string | null;
  countryCode: string | null;
  gender: 'Unknown' | 'Male' | 'Female' | 'Others';
  birthday: string | null;
  pictureKey: string | null;
  roles: string[];
  state: 'Effective' | 'Invalid';
  isActivated: boolean;
  isClosed: boolean;
  invitedAt: Date | null;
  createdAt: Date;
  concurrencyStamp: string;
}

// Until somebody accepts, all that a list tells of them is what their inviter typed: whoever has an account elsewhere keeps it to themselves.
const own = (column: string) => sql`case when m.activated_at is not null then p.${sql.ref(column)} end`;

// What their centre says of them counts there before what they say themselves.
const known = (column: string) => sql`case when m.activated_at is not null then coalesce(m.${sql.ref(column)}, p.${sql.ref(column)}) end`;

/** Name of the member `m` with the person `p`. */
export const staffName = sql<string>`coalesce(${known('name')}, m.invited_name, m.invited_email, '')`;

// The id of a person tells whether the address had an account before: until they accept they go by that of their membership.
const staffId = sql`case when m.activated_at is not null then m.person_id else m.id end`;

/** The columns of a member `m` of the tenant `t` with the person `p`, for every query that presents one. */
export const staffColumns = sql`
  ${staffId} as id, m.person_id as "personId", m.id as "membershipId", m.tenant_id as "tenantId", t.name as "tenantName", t.zone, ${staffName} as name,
  coalesce(${own('email')}, m.invited_email, '') as email, ${known('phone')} as phone, ${known('country_code')} as "countryCode",
  coalesce(${known('gender')}, 'Unknown') as gender, ${known('birthday')}::text as birthday, ${own('picture_key')} as "pictureKey",
  array(select held.role from identity.membership_roles as held where held.membership_id = m.id order by held.role) as roles,
  m.state, t.state <> 'Effective' as "isClosed", m.activated_at is not null as "isActivated", m.invited_at as "invitedAt", m.created_at as "createdAt",
  md5(m.concurrency_stamp::text || coalesce(${own('concurrency_stamp')}::text, '')) as "concurrencyStamp"`;

export const staffTables = sql`
  identity.memberships as m
  join identity.tenants as t on t.id = m.tenant_id
  left join identity.persons as p on p.id = m.person_id`;

/**
 * Somebody on the staff of a centre that the caller may look into, by the id that is told of them; refuses as not found otherwise. That of the
 * membership goes on to find them after they accepted, their own while they are invited again.
 */
export async function findStaff(db: Db, tenantId: string, userId: string): Promise<StaffRow> {
  const { rows } = await sql<StaffRow>`
    select ${staffColumns} from ${staffTables}
    where m.tenant_id = ${tenantId} and (m.id = ${userId} or m.person_id = ${userId} and (m.activated_at is not null or m.was_member))
      and m.side = 'centre' and m.left_at is null`.execute(db);
  const row = rows[0] ?? refuse('Trellis:NotFound');
  return { ...row, concurrencyStamp: asUuid(row.concurrencyStamp) };
}

/** Where somebody works, as their figures are counted. */
export const placeOf = ({ personId, tenantId }: StaffRow) => ({ id: personId, tenantId });

/** One stamp for the membership and the person together, in the form of a version 8 uuid. */
function asUuid(digest: string): string {
  const [a, b, c, d, e] = [digest.slice(0, 8), digest.slice(8, 12), digest.slice(13, 16), digest.slice(17, 20), digest.slice(20, 32)];
  return `${a}-${b}-8${c}-8${d}-${e}`;
}
