import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';

type Configuration = OutputOf<typeof tenancyCalls.userConfiguration>;

/** How the caller's own centre trains its children. */
export async function viewUserConfiguration(db: Db, caller: Actor): Promise<Configuration> {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
  const row = await db.selectFrom('app.centre_settings').selectAll().executeTakeFirst();
  if (!row) return refuse('Trellis:NotFound');
  return {
    sessionDurations: row.session_durations.toSorted((one, other) => one - other),
    defaultClasses: row.default_classes,
    sessionsPerDay: row.sessions_per_day,
    concurrencyStamp: row.concurrency_stamp,
  };
}

/** Changes it, where the platform lets the centre. What is scheduled already stays as it is. */
export async function saveUserConfiguration(
  db: Db,
  caller: Actor,
  input: InputOf<typeof tenancyCalls.saveUserConfiguration>,
): Promise<Configuration> {
  if (caller.kind !== 'member') refuse('Trellis:NotAllowed');
  await requireTimesSetting(db, caller.tenantId);
  const current = await db.selectFrom('app.centre_settings').select('concurrency_stamp').forUpdate().executeTakeFirst();
  if (!current) return refuse('Trellis:NotFound');
  if (current.concurrency_stamp !== input.concurrencyStamp) {
    refuse('Trellis:StaleStamp', { data: { current: await viewUserConfiguration(db, caller) } });
  }
  await db
    .updateTable('app.centre_settings')
    .set({
      session_durations: [...new Set(input.sessionDurations)],
      default_classes: input.defaultClasses,
      sessions_per_day: input.sessionsPerDay,
    })
    .where('tenant_id', '=', caller.tenantId)
    .execute();
  return viewUserConfiguration(db, caller);
}

async function requireTimesSetting(db: Db, tenantId: string): Promise<void> {
  const tenant = await db.selectFrom('identity.tenants').select('times_setting').where('id', '=', tenantId).executeTakeFirst();
  if (!tenant?.times_setting) refuse('Trellis:TimesSettingOff');
}
