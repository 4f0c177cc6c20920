import type { groupCalls } from '@trellis/contract/groups/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { requireCoaches } from '../subjects/public.ts';
import { lockClassGroup, requireClassGroup, touchClassGroup } from './group-store.ts';

type Call = typeof groupCalls.assignTrainers;

/** Makes these exactly the coaches of a class. Whoever coaches it already may stay, though they have left since. */
export async function assignCoaches(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { groupId } = input;
  const wanted = [...new Set(input.trainerIds)];
  await lockClassGroup(db, caller.language, groupId, input.concurrencyStamp);
  const former = new Set((await requireClassGroup(db, caller.language, groupId)).trainers.map((trainer) => trainer.id));
  await requireCoaches(
    db,
    wanted.filter((id) => !former.has(id)),
  );
  await sql`
    delete from app.class_group_coaches
    where tenant_id = ${caller.tenantId} and class_group_id = ${groupId} and person_id <> all (${wanted}::uuid[])`.execute(db);
  await sql`
    insert into app.class_group_coaches (tenant_id, class_group_id, person_id)
    select ${caller.tenantId}::uuid, ${groupId}::uuid, person_id from unnest(${wanted}::uuid[]) as person_id
    on conflict (tenant_id, class_group_id, person_id) do nothing`.execute(db);
  await touchClassGroup(db, groupId);
  return requireClassGroup(db, caller.language, groupId);
}
