import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockTenant } from '../../tenancy/public.ts';
import { findSupervisors } from './group-choices.ts';
import { findGroups } from './group-store.ts';

type Calls = typeof adminCalls;

/** Makes a group of a centre's staff. */
export async function createGroup(db: Db, _caller: Actor, input: InputOf<Calls['createGroup']>): Promise<OutputOf<Calls['createGroup']>> {
  const { tenantId, name, supervisorId, memberIds } = input;
  await lockCentre(db, tenantId);
  await requireSupervisor(db, tenantId, supervisorId);
  const { rows } = await sql<{ id: string }>`
    insert into app.staff_groups (tenant_id, name, supervisor_id) values (${tenantId}, ${name}, ${supervisorId})
    on conflict do nothing returning id`.execute(db);
  const id = rows[0]?.id ?? refuse('Trellis:GroupNameTaken', { members: ['name'] });
  await setMembers(db, tenantId, id, memberIds);
  return { id };
}

/** Changes a group as a whole. Who looked at an older one is told. */
export async function updateGroup(db: Db, _caller: Actor, input: InputOf<Calls['updateGroup']>): Promise<void> {
  const { id, name, supervisorId, memberIds, concurrencyStamp } = input;
  const group = await lockGroup(db, id);
  if (group.concurrency_stamp !== concurrencyStamp) {
    const [current] = await findGroups(db, sql`staff_group.id = ${id}`, sql``);
    refuse('Trellis:StaleStamp', { data: { current } });
  }
  if (supervisorId !== group.supervisor_id) await requireSupervisor(db, group.tenant_id, supervisorId);
  await refuseTakenName(db, group.tenant_id, id, name);
  await db.updateTable('app.staff_groups').set({ name, supervisor_id: supervisorId }).where('id', '=', id).execute();
  await setMembers(db, group.tenant_id, id, memberIds);
}

/** Deletes a group; the people in it stay as they are. */
export async function removeGroup(db: Db, _caller: Actor, { id }: InputOf<Calls['removeGroup']>): Promise<void> {
  await lockGroup(db, id);
  await db.deleteFrom('app.staff_groups').where('id', '=', id).execute();
}

async function lockGroup(db: Db, id: string) {
  const group = await db
    .selectFrom('app.staff_groups')
    .select(['tenant_id', 'supervisor_id', 'concurrency_stamp'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return group ?? refuse('Trellis:NotFound');
}

/** Of two groups of one name that are made at once the second waits, and then finds the name taken. */
async function lockCentre(db: Db, tenantId: string): Promise<void> {
  const { kind } = await lockTenant(db, tenantId, 'tenantId');
  if (kind !== 'centre') refuse('Trellis:NotFound', { members: ['tenantId'] });
}

async function refuseTakenName(db: Db, tenantId: string, id: string, name: string): Promise<void> {
  await lockCentre(db, tenantId);
  const { rows } = await sql`
    select 1 from app.staff_groups where tenant_id = ${tenantId} and lower(name) = lower(${name}) and id <> ${id}`.execute(db);
  if (rows.length > 0) refuse('Trellis:GroupNameTaken', { members: ['name'] });
}

async function requireSupervisor(db: Db, tenantId: string, personId: string | null): Promise<void> {
  if (personId === null) return;
  const found = await findSupervisors(db, tenantId, { limit: 1, personId });
  if (found.length === 0) refuse('Trellis:SupervisorOutOfReach', { members: ['supervisorId'] });
}

/** Makes the members exactly these: staff of the centre, or it is not found. */
async function setMembers(db: Db, tenantId: string, groupId: string, memberIds: readonly string[]): Promise<void> {
  const wanted = [...new Set(memberIds)];
  await sql`delete from app.staff_group_members where group_id = ${groupId} and person_id <> all (${wanted}::uuid[])`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select count(*) from identity.memberships
    where tenant_id = ${tenantId} and side = 'centre' and left_at is null and person_id = any (${wanted}::uuid[])`.execute(db);
  if (rows[0]?.count !== wanted.length) refuse('Trellis:NotFound', { members: ['memberIds'] });
  await sql`
    insert into app.staff_group_members (tenant_id, group_id, person_id) select ${tenantId}::uuid, ${groupId}::uuid, unnest(${wanted}::uuid[])
    on conflict (tenant_id, group_id, person_id) do nothing`.execute(db);
}
