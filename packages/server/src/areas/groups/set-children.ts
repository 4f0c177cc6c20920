import type { groupCalls } from '@trellis/contract/groups/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { followClassBookings } from '../scheduling/public.ts';
import { lockClassGroup, requireClassGroup, touchClassGroup } from './group-store.ts';

type Call = typeof groupCalls.setUsers;

/** Makes these exactly the children of a class: no more than it has seats for. Those who are in it already may stay. */
export async function setChildren(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { groupId } = input;
  const wanted = [...new Set(input.userIds)];
  const { seats } = await lockClassGroup(db, caller.language, groupId, input.concurrencyStamp);
  await requireChildren(db, groupId, wanted);
  if (wanted.length > seats) refuse('Trellis:ClassFull', { members: ['userIds'], data: { most: seats } });
  await sql`
    delete from app.class_group_members
    where tenant_id = ${caller.tenantId} and class_group_id = ${groupId} and subject_id <> all (${wanted}::uuid[])`.execute(db);
  await sql`
    insert into app.class_group_members (tenant_id, class_group_id, subject_id, added_at)
    select ${caller.tenantId}::uuid, ${groupId}::uuid, subject_id, ${caller.now}::timestamptz from unnest(${wanted}::uuid[]) as subject_id
    on conflict (tenant_id, class_group_id, subject_id) do nothing`.execute(db);
  await followClassBookings(db, caller, groupId);
  await touchClassGroup(db, groupId);
  return requireClassGroup(db, caller.language, groupId);
}

interface Wanted {
  isIn: boolean;
  isBound: boolean;
  isLoggedOut: boolean;
  isArchived: boolean;
}

/** Every child exists; who is new to the class is bound, is not archived and has not left. The rows are taken, so that nobody is forgotten meanwhile. */
async function requireChildren(db: Db, groupId: string, subjectIds: readonly string[]): Promise<void> {
  const { rows } = await sql<Wanted>`
    select subject.bind_state = 'Bind' as "isBound", subject.logged_out_at is not null as "isLoggedOut",
      subject.tag = 'Archived' as "isArchived", exists (
      select 1 from app.class_group_members as member
      where member.tenant_id = subject.tenant_id and member.class_group_id = ${groupId} and member.subject_id = subject.id
    ) as "isIn"
    from app.subjects as subject
    where subject.id = any (${subjectIds}::uuid[]) and subject.erased_at is null
    order by subject.id for key share`.execute(db);
  if (rows.length < subjectIds.length) refuse('SubjectNotFound', { members: ['userIds'] });
  const added = rows.filter((row) => !row.isIn);
  if (added.some((row) => row.isLoggedOut)) refuse('RocketSystem:SubjectLoggedOut', { members: ['userIds'] });
  if (added.some((row) => row.isArchived)) refuse('Trellis:SubjectArchived', { members: ['userIds'] });
  if (added.some((row) => !row.isBound)) refuse('RocketSystem:SubjectNotBound', { members: ['userIds'] });
}
