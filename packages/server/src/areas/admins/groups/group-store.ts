import type { StaffGroup } from '@trellis/contract/admins/groups/calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

interface Row {
  id: string;
  name: string;
  tenantId: string;
  tenantName: string;
  supervisorId: string | null;
  supervisorName: string | null;
  createdAt: Date;
  concurrencyStamp: string;
  members: StaffGroup['members'];
}

/** Groups with their members who are still of the staff. `matching` and `page` speak of `staff_group`. */
export async function findGroups(db: Db, matching: RawBuilder<unknown>, page: RawBuilder<unknown>): Promise<StaffGroup[]> {
  const { rows } = await sql<Row>`
    select staff_group.id, staff_group.name, staff_group.tenant_id as "tenantId", tenant.name as "tenantName",
      staff_group.supervisor_id as "supervisorId", coalesce(supervisor.name, identity.name_of_supervisor(staff_group.supervisor_id)) as "supervisorName", staff_group.created_at as "createdAt",
      staff_group.concurrency_stamp as "concurrencyStamp",
      (
        select coalesce(jsonb_agg(jsonb_build_object('id', person.id, 'name', coalesce(m.name, person.name), 'roles', (
          select coalesce(jsonb_agg(held.role order by held.role), '[]') from identity.membership_roles held where held.membership_id = m.id
        )) order by coalesce(m.name, person.name), person.id), '[]')
        from app.staff_group_members member
        join identity.memberships m on m.tenant_id = member.tenant_id and m.person_id = member.person_id and m.left_at is null
        join identity.persons person on person.id = member.person_id
        where member.tenant_id = staff_group.tenant_id and member.group_id = staff_group.id
      ) as members
    from app.staff_groups staff_group
    join identity.tenants tenant on tenant.id = staff_group.tenant_id
    left join identity.persons supervisor on supervisor.id = staff_group.supervisor_id
    where ${matching} ${page}`.execute(db);
  return rows.map(({ supervisorId, supervisorName, createdAt, ...group }) => ({
    ...group,
    supervisor: supervisorId && supervisorName ? { id: supervisorId, name: supervisorName } : null,
    createdAt: createdAt.toISOString(),
  }));
}
