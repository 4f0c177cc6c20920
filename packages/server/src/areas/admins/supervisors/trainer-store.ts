import { trainingRoles } from '@trellis/contract/users/rules';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';

/** That `m` is a membership by which somebody trains children now. */
export const trainsBy = sql`
  m.side = 'centre' and m.state = 'Effective' and m.activated_at is not null and m.left_at is null
  and exists (select 1 from identity.membership_roles held where held.membership_id = m.id and held.role = any (${[...trainingRoles]}::text[]))`;

/** The person of that name or e-mail address. */
export function namedLike(filter: string | undefined, as: 'person' | 'above' = 'person'): RawBuilder<unknown> {
  if (!filter) return sql`true`;
  const [name, email] = [sql.ref(`${as}.name`), sql.ref(`${as}.email`)];
  return sql`(${name} ilike ${containing(filter)} or ${email} ilike ${containing(filter)})`;
}

export interface Trainer {
  id: string;
  name: string;
  email: string;
  language: string;
  tenantNames: string[];
}

/** Somebody who trains children at a centre that the caller may look into. */
export async function findTrainer(db: Db, personId: string): Promise<Trainer> {
  const { rows } = await sql<Trainer>`
    select person.id, person.name, person.email, person.language,
      (
        select coalesce(jsonb_agg(tenant.name order by tenant.name), '[]')
        from identity.memberships m join identity.tenants tenant on tenant.id = m.tenant_id where m.person_id = person.id and ${trainsBy}
      ) as "tenantNames"
    from identity.persons person
    where person.id = ${personId} and exists (select 1 from identity.memberships m where m.person_id = person.id and ${trainsBy})`.execute(
    db,
  );
  return rows[0] ?? refuse('Trellis:NotFound');
}

/** Refuses who supervises already. */
export async function refuseSupervisor(db: Db, personId: string): Promise<void> {
  const known = await db.selectFrom('platform.supervisors').select('id').where('person_id', '=', personId).executeTakeFirst();
  if (known) refuse('Trellis:AlreadySupervisor');
}
