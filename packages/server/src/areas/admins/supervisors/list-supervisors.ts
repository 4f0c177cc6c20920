import type { adminCalls } from '@trellis/contract/admins/calls';
import type { Supervisor } from '@trellis/contract/admins/supervisors/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { namedLike } from './trainer-store.ts';

type Call = typeof adminCalls.supervisedList;

/** Trainers who supervise others, by name, with whom they supervise. */
export async function listSupervisors(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const matching = namedLike(input.filter);
  const counted = sql`
    from platform.supervisors supervisor join identity.persons person on person.id = supervisor.person_id where ${matching}`;
  const supervisors = sql<Omit<Supervisor, 'since'> & { since: Date }>`
    select person.id, person.name, person.email, supervisor.created_at as since,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', tenant.id, 'name', tenant.name) order by tenant.name), '[]')
        from identity.memberships m join identity.tenants tenant on tenant.id = m.tenant_id
        where m.person_id = person.id and m.side = 'centre' and m.left_at is null
      ) as tenants,
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', trainer.id, 'name', trainer.name) order by trainer.name, trainer.id), '[]')
        from platform.supervised_trainers link join identity.persons trainer on trainer.id = link.trainer_id
        where link.supervisor_id = person.id
      ) as trainers ${counted}`;
  const { rows, totalCount } = await findPage(db, { rows: supervisors, counted, order: sql`lower(person.name), person.id` }, input);
  return { items: rows.map((row) => ({ ...row, since: row.since.toISOString() })), totalCount };
}
