import { coachRoles } from '@trellis/contract/subjects/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** How many coaches a child may have: as many as its form takes. */
export const mostCoaches = 10;

export interface Coach {
  id: string;
  name: string;
  roles: string[];
}

/** Who trains children at a centre, the acting one unless told: members in force with a coaching role, by name. */
export async function listCoaches(db: Db, tenantId?: string): Promise<Coach[]> {
  const { rows } = await sql<Coach>`
    select person.id, coalesce(member.name, person.name) as name, array_agg(held.role order by held.role) as roles
    from identity.memberships as member
    join identity.membership_roles as held on held.membership_id = member.id and held.role = any (${coachRoles})
    join identity.persons as person on person.id = member.person_id
    where member.tenant_id = ${tenantId ?? sql`app.acting_tenant()`} and member.state = 'Effective' and member.activated_at is not null
    group by person.id, coalesce(member.name, person.name)
    order by name, person.id`.execute(db);
  return rows;
}

/** Refuses as not found when one of these persons is no coach of a centre, the acting one unless told. */
export async function requireCoaches(db: Db, personIds: readonly string[], tenantId?: string): Promise<void> {
  if (personIds.length === 0) return;
  const known = new Set((await listCoaches(db, tenantId)).map((coach) => coach.id));
  if (personIds.some((id) => !known.has(id))) refuse('Trellis:NotFound');
}

/** A coach's id by name or address in lower case; `several` where a name is no name of one. */
export type CoachesByWord = ReadonlyMap<string, string>;

/** The centre's coaches by what a list may call them. */
export async function coachesByWord(db: Db): Promise<CoachesByWord> {
  const coaches = await listCoaches(db);
  const { rows } = await sql<{ id: string; email: string }>`
    select id, email from identity.persons where id = any (${coaches.map((coach) => coach.id)}::uuid[])`.execute(db);
  const known = new Map<string, string>();
  for (const { id, name } of coaches) known.set(name.toLowerCase(), known.has(name.toLowerCase()) ? 'several' : id);
  for (const { id, email } of rows) known.set(email.toLowerCase(), id);
  return known;
}
