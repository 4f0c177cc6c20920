import type { adminCalls } from '@trellis/contract/admins/calls';
import type { TrainingStaff } from '@trellis/contract/admins/supervisors/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { type LongList, longRows } from '../../../platform/db/long-list.ts';
import { searchIn } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { trainsBy } from './trainer-store.ts';

type Call = typeof adminCalls.trainingStaff;

type Row = Omit<TrainingStaff, 'supervisor'> & { supervisorId: string | null; supervisorName: string | null };

/** Everybody who trains children at the centres that the caller looks after. */
export async function listTrainingStaff(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const seesAll = caller.kind === 'overseer' && caller.reach === 'all';
  const ofCentre = input.tenantId ? sql`m.tenant_id = ${input.tenantId}` : sql`true`;
  const trainsThere = sql`exists (select 1 from identity.memberships m where m.person_id = l.person_id and ${trainsBy} and ${ofCentre})`;
  const list: LongList = {
    keys: sql`l.person_id as id, l.sort_name`,
    from: sql`identity.listed_people l`,
    where: seesAll && !input.tenantId ? sql`l.trains` : sql`l.trains and ${trainsThere}`,
    order: sql`sort_name, id`,
    ...(input.filter && { search: searchIn(sql`l.search`, input.filter) }),
  };
  // only the whole platform reads invitations
  const isInvited = seesAll
    ? sql`exists (
        select 1 from identity.invitations i
        where i.person_id = person.id and i.purpose = 'supervisor' and i.used_at is null and i.expires_at > now()
      )`
    : sql`false`;
  const trainers = (page: RawBuilder<unknown>) => sql<Row>`
    select person.id, person.name, person.email, ${isInvited} as "isInvited",
      exists (select 1 from platform.supervisors s where s.person_id = person.id) as "isSupervisor",
      above.id as "supervisorId", above.name as "supervisorName", work."completedSessions", work."childrenTrained",
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', tenant.id, 'name', tenant.name, 'roles', (
          select jsonb_agg(held.role order by held.role) from identity.membership_roles held where held.membership_id = m.id
        )) order by tenant.name), '[]')
        from identity.memberships m join identity.tenants tenant on tenant.id = m.tenant_id where m.person_id = person.id and ${trainsBy}
      ) as tenants
    from ${page} join identity.persons person on person.id = page.id
    left join platform.supervised_trainers link on link.trainer_id = person.id
    left join identity.persons above on above.id = link.supervisor_id
    cross join lateral (
      select count(distinct own.session_id) as "completedSessions", count(distinct member.subject_id) as "childrenTrained"
      from app.session_coaches own
      join app.sessions session on session.tenant_id = own.tenant_id and session.id = own.session_id and session.state = 'finished'
      left join app.session_subjects member on member.tenant_id = session.tenant_id and member.session_id = session.id
        and member.attendance = 'Attend'
      where own.person_id = person.id and own.role <> 'planned'
    ) work
    order by page.place`;
  const { rows, ...total } = await longRows(db, list, input, trainers);
  return { items: rows.map(present), ...total };
}

const present = ({ supervisorId, supervisorName, ...row }: Row): TrainingStaff => ({
  ...row,
  supervisor: supervisorId && supervisorName ? { id: supervisorId, name: supervisorName } : null,
});
