import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { logoColumn, tenantColumns } from './tenant-columns.ts';
import { lockCentre, lockTenant } from './tenant-store.ts';
import { requireOwnFields, setProjects, setTies } from './ties.ts';
import type { TenantKind } from './types-of-tenants.ts';
import { viewTenant } from './view-tenant.ts';

type Input = InputOf<typeof tenancyCalls.update>;

/** Saves a tenant; a stale editor is shown what the other one saved. */
export async function updateTenant(db: Db, caller: Actor, input: Input): Promise<{ id: string }> {
  const { id, state, concurrencyStamp } = input;
  const row = await lockTenant(db, id);
  const kind = row.kind as TenantKind;
  requireOwnFields(kind, input);
  if (row.concurrency_stamp !== concurrencyStamp) refuse('Trellis:StaleStamp', { data: { current: await viewTenant(db, caller, { id }) } });
  await db
    .updateTable('identity.tenants')
    .set({ ...tenantColumns(input), ...(await logoColumn(db, caller, input.logoId)), state })
    .where('id', '=', id)
    .execute();
  if (kind === 'centre') {
    await setTies(db, id, input);
    await setProjects(db, id, input.projectStatus);
  }
  return { id };
}

/** Deletes a tenant: nobody enters it any more, and what was recorded there stays. */
export async function removeTenant(db: Db, caller: Actor, { id }: InputOf<typeof tenancyCalls.remove>): Promise<void> {
  await lockTenant(db, id);
  await db.deleteFrom('identity.invitations').where('tenant_id', '=', id).where('used_at', 'is', null).execute();
  await db.updateTable('identity.tenants').set({ deleted_at: caller.now, state: 'Invalid' }).where('id', '=', id).execute();
}

type Reminder = InputOf<typeof tenancyCalls.hfsReminderAmount>;

/** From how few training plans on a centre is reminded. */
export const changeHfsReminder = (db: Db, _caller: Actor, { id, amount }: Reminder) =>
  changeReminder(db, id, { hfs_reminder_amount: amount });

/** From how few VR tests on a centre is reminded. */
export const changeVratReminder = (db: Db, _caller: Actor, { id, amount }: Reminder) =>
  changeReminder(db, id, { vrat_reminder_amount: amount });

type Amounts = { hfs_reminder_amount: number } | { vrat_reminder_amount: number };

async function changeReminder(db: Db, id: string, amounts: Amounts): Promise<void> {
  await lockCentre(db, id);
  await db.updateTable('identity.tenants').set(amounts).where('id', '=', id).execute();
}
