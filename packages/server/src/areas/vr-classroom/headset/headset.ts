import { sql } from 'kysely';
import { hashOf } from '../../../platform/auth/secrets.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Db } from '../../../platform/db/types.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import type { IdentityContext } from '../../../platform/http/routes.ts';
import { lockTest } from '../test-store.ts';

/** A headset that proved itself by its key. */
export interface Headset {
  tenantId: string;
  deviceId: string;
  serialNumber: string;
  /** Runs in a transaction that sees the headset's centre. */
  act: <T>(run: (db: Db) => Promise<T>) => Promise<T>;
}

type Found = Omit<Headset, 'act'> & { isPassed: boolean; isEnabled: boolean };

/** The headset of a request. Whether it still takes part is asked each time, so that logging it out works at once. */
export async function headsetOf({ pools, deviceKey }: IdentityContext): Promise<Headset> {
  if (!deviceKey) return refuse('RocketSystem:DeviceKeyUnknown');
  const { rows } = await sql<Found>`
    select tenant_id as "tenantId", device_id as "deviceId", serial_number as "serialNumber", is_passed as "isPassed", is_enabled as "isEnabled"
    from app.find_device(${hashOf(deviceKey)})`.execute(pools.identity);
  const { isPassed, isEnabled, ...headset } = rows[0] ?? refuse('RocketSystem:DeviceKeyUnknown');
  if (!isPassed) refuse('RocketSystem:DeviceNotPassed');
  if (!isEnabled) refuse('RocketSystem:ProjectDisabled');
  return { ...headset, act: (run) => inTransaction(pools.centre, { 'app.tenant_id': headset.tenantId }, run) };
}

/** The test that runs on a headset, locked; a finished one too, as everything may be said twice. */
export async function lockRunning(db: Db, { deviceId }: Headset, testRequestId: string) {
  const test = await lockTest(db, testRequestId, 'testRequestId');
  if (test.device_id !== deviceId) refuse('RocketSystem:DeviceElsewhere');
  if (test.status !== 'Testing' && test.status !== 'Finished') refuse('RocketSystem:TestStepRefused');
  return test;
}
