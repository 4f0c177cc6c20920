import type { leaveCalls } from '@trellis/contract/scheduling/leaves/calls';
import { looksAfterLeaves, mayAnswerLeave, mayWithdrawLeave } from '@trellis/contract/scheduling/leaves/rules';
import type { Leave } from '@trellis/contract/scheduling/leaves/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { findEntries } from '../entries.ts';
import { findLeave, leavesWhere, type StoredLeave } from './leave-store.ts';

type Calls = typeof leaveCalls;

const orders: Record<string, RawBuilder<unknown>> = {
  startTime: sql`leave.starts_at, leave.id`,
  'startTime desc': sql`(leave.state = 'Asked') desc, leave.starts_at desc, leave.id desc`,
};

/** Leaves of the center, those that wait for an answer first; a coach sees their own. */
export async function listLeaves(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const conditions = [sql`leave.tenant_id = ${caller.tenantId}`];
  if (!looksAfterLeaves(caller.roles)) conditions.push(sql`leave.person_id = ${caller.personId}`);
  if (input.state) conditions.push(sql`leave.state = ${input.state}`);
  const condition = sql.join(conditions, sql` and `);
  const list = {
    rows: leavesWhere(condition),
    counted: sql`from app.leaves as leave where ${condition}`,
    order: orderOf(orders, input.sorting, 'startTime desc'),
  };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map((row) => presentLeave(row, caller)), totalCount };
}

/** What is still booked with a coach in the time of their leave, by start. */
export async function listLeaveBookings(db: Db, caller: Member, { id }: InputOf<Calls['bookings']>): Promise<OutputOf<Calls['bookings']>> {
  const leave = await findLeave(db, id);
  if (!leave || !(looksAfterLeaves(caller.roles) || leave.personId === caller.personId)) return refuse('Trellis:NotFound');
  const within = sql`occurrence.tenant_id = ${caller.tenantId} and occurrence.coach_id = ${leave.personId} and occurrence.state = 'scheduled'
    and occurrence.starts_at < ${leave.endsAt} and occurrence.ends_at > ${leave.startsAt}`;
  return { items: await findEntries(db, within, mostBookings) };
}

/** More than a coach trains in a year. */
const mostBookings = 1000;

/** Who is off within a span; why is between them and whoever looks after the center. */
export async function listAway(db: Db, caller: Member, { start, end }: InputOf<Calls['away']>): Promise<OutputOf<Calls['away']>> {
  const { rows } = await sql<{ personId: string; startsAt: Date; endsAt: Date }>`
    select person_id as "personId", starts_at as "startsAt", ends_at as "endsAt" from app.leaves
    where tenant_id = ${caller.tenantId} and state = 'Approved' and starts_at < ${end}::timestamptz and ends_at > ${start}::timestamptz
    order by starts_at, id limit 1000`.execute(db);
  return {
    items: rows.map(({ personId, startsAt, endsAt }) => ({ personId, startTime: startsAt.toISOString(), endTime: endsAt.toISOString() })),
  };
}

export function presentLeave({ startsAt, endsAt, ...leave }: StoredLeave, { roles, personId, now }: Member): Leave {
  const told = { ...leave, startTime: startsAt.toISOString(), endTime: endsAt.toISOString() };
  return {
    ...told,
    mayAnswer: mayAnswerLeave(roles, personId, told),
    mayWithdraw: mayWithdrawLeave(roles, personId, told, now.toISOString()),
  };
}
