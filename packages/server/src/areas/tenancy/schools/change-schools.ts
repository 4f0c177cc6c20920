import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockCentres } from '../grants/grant-store.ts';
import { findSchool } from './list-schools.ts';

/** Adds a school; one of the same name in the same city is refused. */
export async function addSchool(db: Db, caller: Actor, input: InputOf<typeof tenancyCalls.addSchool>): Promise<{ id: string }> {
  const { name, city, nature, remark } = input;
  return db
    .insertInto('catalog.schools')
    .values({ name, city, nature, remark: remark || null, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a school; a stale editor is told what stands there now. Children keep the name that was written for them. */
export async function updateSchool(db: Db, _caller: Actor, input: InputOf<typeof tenancyCalls.updateSchool>): Promise<void> {
  const { id, name, city, nature, remark, concurrencyStamp } = input;
  const stamp = await lockSchool(db, id, 'id');
  if (stamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await findSchool(db, id, 'id') } });
  await db
    .updateTable('catalog.schools')
    .set({ name, city, nature, remark: remark || null })
    .where('id', '=', id)
    .execute();
}

/** Deletes a school and its grants. */
export async function removeSchool(db: Db, _caller: Actor, { id }: { id: string }): Promise<void> {
  const removed = await db.deleteFrom('catalog.schools').where('id', '=', id).returning('id').executeTakeFirst();
  if (!removed) refuse('Trellis:NotFound', { members: ['id'] });
}

/** Grants a school to exactly these centres: it is offered in their child forms. */
export async function grantSchool(
  db: Db,
  _caller: Actor,
  { schoolId, tenantIds }: InputOf<typeof tenancyCalls.grantSchool>,
): Promise<void> {
  await lockSchool(db, schoolId, 'schoolId');
  await lockCentres(db, tenantIds);
  await sql`delete from catalog.school_grants where school_id = ${schoolId} and tenant_id <> all (${tenantIds}::uuid[])`.execute(db);
  await sql`
    insert into catalog.school_grants (tenant_id, school_id) select t, ${schoolId}::uuid from unnest(${tenantIds}::uuid[]) t
    on conflict do nothing`.execute(db);
}

/** Takes the school's row until the transaction ends; answers its stamp. */
async function lockSchool(db: Db, id: string, member: string): Promise<string> {
  const row = await db.selectFrom('catalog.schools').select('concurrency_stamp').where('id', '=', id).forUpdate().executeTakeFirst();
  return row?.concurrency_stamp ?? refuse('Trellis:NotFound', { members: [member] });
}
