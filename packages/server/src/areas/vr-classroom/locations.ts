import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { TestLocation, testLocationCalls } from '@trellis/contract/vr-classroom/location-calls';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof testLocationCalls;
type Row = Omit<TestLocation, 'creationTime'> & { creationTime: Date };

const orders: Record<string, RawBuilder<unknown>> = { name: sql`name, id`, 'name desc': sql`name desc, id desc` };

const locationsWhere = (condition: RawBuilder<unknown>) => sql<Row>`
  select id, name, address, enabled, created_at as "creationTime", concurrency_stamp as "concurrencyStamp"
  from app.test_locations where ${condition}`;

const present = (row: Row): TestLocation => ({ ...row, creationTime: row.creationTime.toISOString() });

/** The locations of the caller's centre by name. */
export async function listLocations(db: Db, caller: Member, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const order = orderOf(orders, input.sorting, 'name');
  const condition = sql`tenant_id = ${caller.tenantId} and ${input.enabled === undefined ? sql`true` : sql`enabled = ${input.enabled}`}`;
  const list = { rows: locationsWhere(condition), counted: sql`from app.test_locations where ${condition}`, order };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(present), totalCount };
}

export async function findLocation(db: Db, _caller: Member, { id }: { id: string }): Promise<TestLocation> {
  const { rows } = await locationsWhere(sql`id = ${id}`).execute(db);
  return present(rows[0] ?? refuse('Trellis:NotFound', { members: ['id'] }));
}

/** Adds a location; its name is the only one of its kind in the centre. */
export async function addLocation(db: Db, caller: Member, { name, address, enabled }: InputOf<Calls['create']>): Promise<{ id: string }> {
  return db
    .insertInto('app.test_locations')
    .values({ tenant_id: caller.tenantId, name, address: address || null, enabled, created_at: caller.now })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** Changes a location; a stale editor is told what it says now. A disabled one keeps its tests and is offered for no others. */
export async function updateLocation(db: Db, caller: Member, input: InputOf<Calls['update']>): Promise<void> {
  const { id, name, address, enabled, concurrencyStamp } = input;
  await lockLocation(db, id);
  const current = await findLocation(db, caller, { id });
  if (current.concurrencyStamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current } });
  await db
    .updateTable('app.test_locations')
    .set({ name, address: address || null, enabled })
    .where('id', '=', id)
    .execute();
}

/** Removes a location that was added by mistake. */
export async function removeLocation(db: Db, caller: Member, { id }: { id: string }): Promise<void> {
  await lockLocation(db, id);
  const used = await db.selectFrom('app.test_requests').select('id').where('location_id', '=', id).limit(1).executeTakeFirst();
  if (used) refuse('RocketSystem:TestLocationInUse');
  await db.deleteFrom('app.test_locations').where('id', '=', id).execute();
}

/** A location at which tests take place now; it stays until the transaction ends. */
export async function requireOpenLocation(db: Db, id: string): Promise<void> {
  const location = await db.selectFrom('app.test_locations').select('enabled').where('id', '=', id).forShare().executeTakeFirst();
  if (!location) return refuse('Trellis:NotFound', { members: ['locationId'] });
  if (!location.enabled) refuse('RocketSystem:TestLocationDisabled', { members: ['locationId'] });
}

async function lockLocation(db: Db, id: string): Promise<void> {
  const location = await db.selectFrom('app.test_locations').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (!location) refuse('Trellis:NotFound', { members: ['id'] });
}
