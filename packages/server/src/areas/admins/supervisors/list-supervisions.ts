import type { adminCalls } from '@trellis/contract/admins/calls';
import type { Supervision } from '@trellis/contract/admins/supervisors/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { namedLike, trainsBy } from './trainer-store.ts';

type Call = typeof adminCalls.supervisionList;

/** Trainers who are supervised, by name, each with their supervisor; they are found by either name. */
export async function listSupervisions(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const counted = sql`
    from platform.supervised_trainers link join identity.persons person on person.id = link.trainer_id
    left join identity.persons above on above.id = link.supervisor_id
    where (${namedLike(input.filter)} or ${namedLike(input.filter, 'above')})`;
  const supervisions = sql<Omit<Supervision, 'since'> & { since: Date }>`
    select person.id, person.name, person.email, link.created_at as since,
      case when above.id is not null then jsonb_build_object('id', above.id, 'name', above.name) end as supervisor,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', tenant.id, 'name', tenant.name) order by tenant.name), '[]')
        from identity.memberships m join identity.tenants tenant on tenant.id = m.tenant_id where m.person_id = person.id and ${trainsBy}
      ) as tenants ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: supervisions, counted, order: sql`lower(person.name), person.id` }, input);
  return { items: rows.map((row) => ({ ...row, since: row.since.toISOString() })), totalCount };
}
