import type { Classroom, classroomCalls } from '@trellis/contract/scheduling/classrooms/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockResources } from '../clashes.ts';
import { notifyOfRoomClashes } from '../notify-of-clashes.ts';

type Calls = typeof classroomCalls;

const orders: Record<string, RawBuilder<unknown>> = {
  classroomName: sql`classroom_name, id`,
  'classroomName desc': sql`classroom_name desc, id desc`,
};

const classroomsWhere = (condition: RawBuilder<unknown>) => sql<Classroom>`
  select id, classroom_name as "classroomName", state as status, concurrency_stamp as "concurrencyStamp"
  from app.classrooms where removed_at is null and ${condition}`;

/** The classrooms of the caller's centre by name. */
export async function listClassroomPage(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const conditions = [sql`tenant_id = ${caller.tenantId}`];
  if (input.filter) conditions.push(sql`classroom_name ilike ${containing(input.filter)}`);
  if (input.status) conditions.push(sql`state = ${input.status}`);
  const condition = sql.join(conditions, sql` and `);
  const counted = sql`from app.classrooms where removed_at is null and ${condition}`;
  const list = { rows: classroomsWhere(condition), counted, order: orderOf(orders, input.sorting, 'classroomName') };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows, totalCount };
}

export async function viewClassroom(db: Db, _caller: Member, { id }: { id: string }): Promise<Classroom> {
  const { rows } = await classroomsWhere(sql`id = ${id}`).execute(db);
  return rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] });
}

/** Adds a classroom; its name is the only one of its kind in the centre. */
export async function addClassroom(db: Db, caller: Member, { classroomName, status }: InputOf<Calls['create']>): Promise<{ id: string }> {
  return db
    .insertInto('app.classrooms')
    .values({ tenant_id: caller.tenantId, classroom_name: classroomName, state: status })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a classroom; a stale editor is told what it says now. One out of use keeps what is booked in it, and whoever leads the center is told of that. */
export async function updateClassroom(db: Db, caller: Member, input: InputOf<Calls['update']>): Promise<void> {
  await lockClassroom(db, caller, input.id);
  const current = await viewClassroom(db, caller, { id: input.id });
  if (current.concurrencyStamp !== input.concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
  await db
    .updateTable('app.classrooms')
    .set({ classroom_name: input.classroomName, state: input.status })
    .where('id', '=', input.id)
    .execute();
  const isClosed = input.status === 'Invalid' && current.status !== 'Invalid';
  if (isClosed) await notifyOfRoomClashes(db, caller, { id: input.id, name: input.classroomName });
}

/** Removes a classroom in which nothing is booked any more. */
export async function removeClassroom(db: Db, caller: Member, { id }: { id: string }): Promise<void> {
  await lockClassroom(db, caller, id);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.holds
    where tenant_id = ${caller.tenantId} and kind = 'classroom' and resource_id = ${id} and upper(during) > ${caller.now}`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count > 0) refuse('RocketSystem:ClassroomInUse', { data: { count } });
  await db.updateTable('app.classrooms').set({ removed_at: caller.now }).where('id', '=', id).execute();
}

/** Nobody books it, or changes it, until the transaction ends. */
async function lockClassroom(db: Db, caller: Member, id: string): Promise<void> {
  await lockResources(db, caller, [{ kind: 'classroom', id }]);
  const classroom = await db
    .selectFrom('app.classrooms')
    .select('id')
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!classroom) refuse('Trellis:NotFound', { members: ['id'] });
}
