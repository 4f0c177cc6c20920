import type { Device } from '@trellis/contract/vr-classroom/device-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Row = Omit<Device, 'registrationTime' | 'decisionTime'> & { registrationTime: Date; decisionTime: Date | null };

/** Devices as `device`. `tail` orders and pages. */
export async function findDevices(db: Db, condition: RawBuilder<unknown>, tail: RawBuilder<unknown>): Promise<Device[]> {
  const { rows } = await sql<Row>`
    select device.id, device.tenant_id as "tenantId", tenant.name as "tenantName", device.serial_number as "serialNumber", device.name,
      device.model, device.source_type as "sourceType", device.state, device.remark, coalesce(registrar.name, '') as "registeredBy",
      device.registered_at as "registrationTime", decider.name as "decidedBy", device.decided_at as "decisionTime",
      (
        select count(*)::int from app.test_requests test
        where test.tenant_id = device.tenant_id and test.device_id = device.id and test.begun_at is not null
      ) as tests
    from app.devices device
    join identity.tenants tenant on tenant.id = device.tenant_id
    left join identity.known_persons registrar on registrar.id = device.registered_by
    left join identity.known_persons decider on decider.id = device.decided_by
    where ${condition} ${tail}`.execute(db);
  return rows.map((row) => ({
    ...row,
    registrationTime: row.registrationTime.toISOString(),
    decisionTime: row.decisionTime?.toISOString() ?? null,
  }));
}

/** A headset that the platform let take part; refuses any other device. */
export async function requirePassed(db: Db, id: string): Promise<void> {
  const device = await db.selectFrom('app.devices').select(['state', 'source_type']).where('id', '=', id).executeTakeFirst();
  if (!device) return refuse('Trellis:NotFound', { members: ['deviceId'] });
  if (device.state !== 'Passed' || device.source_type !== 'Vrat') refuse('RocketSystem:DeviceNotPassed', { members: ['deviceId'] });
}
