import type { adminCalls } from '@trellis/contract/admins/calls';
import type { PersonInfo, PersonMembership } from '@trellis/contract/admins/people/schemas';
import type { Language } from '@trellis/contract/languages';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { signFile } from '../../files/public.ts';
import { stateOfPlace } from '../accounts/admin-store.ts';

const mostSignIns = 20;

/** Somebody, with where they work as far as the caller may look. */
export async function viewPerson(db: Db, caller: Actor, { id }: InputOf<typeof adminCalls.personInfo>): Promise<PersonInfo> {
  const seesSignIns = caller.kind === 'overseer' && caller.reach === 'all';
  const memberships = await findMemberships(db, id, seesSignIns);
  const person = await db
    .selectFrom('identity.persons')
    .select(['id', 'name', 'email', 'phone', 'gender', 'birthday', 'language', 'picture_key', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!person || memberships.length === 0) return refuse('Trellis:NotFound');
  return {
    id: person.id,
    name: person.name,
    email: person.email,
    phoneNumber: person.phone,
    gender: person.gender as PersonInfo['gender'],
    birthday: person.birthday,
    language: person.language as Language,
    picture: person.picture_key && signFile(person.picture_key),
    createdAt: person.created_at.toISOString(),
    memberships,
    signIns: seesSignIns ? await findSignIns(db, id) : null,
  };
}

async function findMemberships(db: Db, personId: string, seesSignIns: boolean): Promise<PersonInfo['memberships']> {
  const lastSignIn = seesSignIns ? sql`(select max(s.created_at) from identity.sign_ins s where s.membership_id = m.id)` : sql`null`;
  const { rows } = await sql<PersonMembership & { createdAt: Date; lastSignIn: Date | null }>`
    select m.id, m.tenant_id as "tenantId", t.name as "tenantName", m.side, ${stateOfPlace} as state, m.created_at as "createdAt",
      ${lastSignIn} as "lastSignIn",
      (select coalesce(jsonb_agg(r.role order by r.role), '[]') from identity.membership_roles r where r.membership_id = m.id) as roles
    from identity.memberships m left join identity.tenants t on t.id = m.tenant_id
    where m.person_id = ${personId} and m.left_at is null
    order by t.name nulls first, m.id`.execute(db);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), lastSignIn: row.lastSignIn?.toISOString() ?? null }));
}

async function findSignIns(db: Db, personId: string): Promise<PersonInfo['signIns']> {
  const rows = await db
    .selectFrom('identity.sign_ins as s')
    .leftJoin('identity.memberships as m', 'm.id', 's.membership_id')
    .leftJoin('identity.tenants as t', 't.id', 'm.tenant_id')
    .select(['s.created_at', 's.revoked_at', 't.name'])
    .where('s.person_id', '=', personId)
    .orderBy('s.created_at', 'desc')
    .limit(mostSignIns)
    .execute();
  return rows.map((row) => ({
    startedAt: row.created_at.toISOString(),
    endedAt: row.revoked_at?.toISOString() ?? null,
    tenantName: row.name,
  }));
}
