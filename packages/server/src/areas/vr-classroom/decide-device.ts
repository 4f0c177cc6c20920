import type { InputOf } from '@trellis/contract/types';
import type { DeviceState, deviceCalls } from '@trellis/contract/vr-classroom/device-calls';
import { sql } from 'kysely';
import { newSecret } from '../../platform/auth/secrets.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';

type Calls = typeof deviceCalls;
type Decision = InputOf<Calls['pass']>;

/** Registers a device of the caller's centre. One serial number waits or takes part at one centre only. */
export async function registerDevice(db: Db, caller: Actor, input: InputOf<Calls['register']>): Promise<{ id: string }> {
  if (caller.kind !== 'member') return refuse('Trellis:NotAllowed');
  const { serialNumber, name, model, sourceType } = input;
  return db
    .insertInto('app.devices')
    .values({
      tenant_id: caller.tenantId,
      serial_number: serialNumber,
      name,
      model: model || null,
      source_type: sourceType,
      registered_by: caller.personId,
      registered_at: caller.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** From which states each decision may be made: a refusal can be taken back, and only what takes part is logged out. */
const sources: Record<'Passed' | 'Rejected' | 'LoggedOut', readonly DeviceState[]> = {
  Passed: ['Pending', 'Rejected', 'LoggedOut'],
  Rejected: ['Pending'],
  LoggedOut: ['Passed'],
};

/** Decides about a device. Of two who decide at once, the second is told. */
const decide =
  (state: keyof typeof sources) =>
  async (db: Db, caller: Actor, { registerDeviceId, sourceType, remark }: Decision): Promise<void> => {
    const device = await db
      .selectFrom('app.devices')
      .select('state')
      .where('id', '=', registerDeviceId)
      .where('source_type', '=', sourceType)
      .forUpdate()
      .executeTakeFirst();
    if (!device) return refuse('Trellis:NotFound', { members: ['registerDeviceId'] });
    if (!sources[state].includes(device.state as DeviceState)) refuse('RocketSystem:DeviceStepRefused');
    await db
      .updateTable('app.devices')
      .set({ state, remark: remark || null, decided_by: caller.personId, decided_at: caller.now })
      .where('id', '=', registerDeviceId)
      .execute();
  };

const letIn = decide('Passed');

/** Lets a device take part. A headset gets a key of its own, which ends the one that it had. */
export async function passDevice(db: Db, caller: Actor, decision: Decision): Promise<{ key: string | null }> {
  await letIn(db, caller, decision);
  if (decision.sourceType !== 'Vrat') return { key: null };
  const { secret, hash } = newSecret();
  await sql`
    insert into app.device_keys (tenant_id, device_id, key_hash, issued_at)
    select tenant_id, id, ${hash}, ${caller.now} from app.devices where id = ${decision.registerDeviceId}
    on conflict (tenant_id, device_id) do update set key_hash = excluded.key_hash, issued_at = excluded.issued_at`.execute(db);
  return { key: secret };
}

export const rejectDevice = decide('Rejected');
const logOut = decide('LoggedOut');

/** Logs a device out: no test begins on it any more, and its key opens nothing. */
export async function cancelDevice(db: Db, caller: Actor, decision: Decision): Promise<void> {
  await logOut(db, caller, decision);
  await db.deleteFrom('app.device_keys').where('device_id', '=', decision.registerDeviceId).execute();
}
