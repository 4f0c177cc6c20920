import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Device, deviceCalls } from '@trellis/contract/vr-classroom/device-calls';
import { type RawBuilder, sql } from 'kysely';
import { countRows, inPage } from '../../platform/db/page.ts';
import { containing } from '../../platform/db/patterns.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findDevices } from './device-store.ts';
import { presentTest, testsWhere } from './test-store.ts';

type Calls = typeof deviceCalls;

const orders: Record<string, RawBuilder<unknown>> = {
  registrationTime: sql`device.registered_at, device.id`,
  'registrationTime desc': sql`device.registered_at desc, device.id desc`,
};

/** Devices that the caller may see, the one registered last first. */
export async function listDevices(db: Db, caller: Actor, input: InputOf<Calls['allDevice']>): Promise<OutputOf<Calls['allDevice']>> {
  const order = orderOf(orders, input.sorting, 'registrationTime desc');
  const condition = matchesDevice(caller, input);
  const [items, totalCount] = await Promise.all([
    findDevices(db, condition, inPage(order, input)),
    countRows(db, sql`from app.devices device where ${condition}`),
  ]);
  return { items, totalCount };
}

/** What a list of devices is narrowed to, said of `device`. */
export function matchesDevice(
  caller: Actor,
  { filter, state, sourceType, tenantId }: Pick<InputOf<Calls['allDevice']>, 'filter' | 'state' | 'sourceType' | 'tenantId'>,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  const centre = caller.kind === 'member' ? caller.tenantId : tenantId;
  if (centre) conditions.push(sql`device.tenant_id = ${centre}`);
  if (state) conditions.push(sql`device.state = ${state}`);
  if (sourceType) conditions.push(sql`device.source_type = ${sourceType}`);
  if (filter) conditions.push(sql`(device.name ilike ${containing(filter)} or device.serial_number ilike ${containing(filter)})`);
  return sql.join(conditions, sql` and `);
}

export async function viewDevice(db: Db, _caller: Actor, { registerDeviceId }: { registerDeviceId: string }): Promise<Device> {
  const [device] = await findDevices(db, sql`device.id = ${registerDeviceId}`, sql``);
  return device ?? refuse('Trellis:NotFound', { members: ['registerDeviceId'] });
}

/** The tests that began on a device, the last one first. */
export async function listRecords(
  db: Db,
  caller: Actor,
  input: InputOf<Calls['getTestRecordList']>,
): Promise<OutputOf<Calls['getTestRecordList']>> {
  const { tenantId, tests } = await viewDevice(db, caller, input);
  const condition = sql`test.tenant_id = ${tenantId} and test.device_id = ${input.registerDeviceId} and test.begun_at is not null`;
  const { rows } = await testsWhere(condition, inPage(sql`test.created_at desc, test.id desc`, input)).execute(db);
  return { items: rows.map((row) => presentTest(caller, row)), totalCount: tests };
}
