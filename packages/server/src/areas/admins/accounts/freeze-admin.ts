import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findAdmin, findOtherAdmin, requireAdminLeft } from './admin-store.ts';

type Calls = typeof adminCalls;

/** Freezes or unfreezes somebody: they are refused, or let in again, from their next call on. */
export async function freezeAdmin(db: Db, caller: Actor, input: InputOf<Calls['freezeAdmin']>): Promise<OutputOf<Calls['freezeAdmin']>> {
  const { membershipId } = await findOtherAdmin(db, caller, input.userId);
  const state = input.operate === 'Freeze' ? 'Invalid' : 'Effective';
  await db.updateTable('identity.memberships').set({ state }).where('id', '=', membershipId).where('state', '<>', state).execute();
  await requireAdminLeft(db);
  return { state: (await findAdmin(db, input.userId)).state };
}

/** Takes somebody off the platform's staff from the next call on; their account and other memberships stay. */
export async function removeAdmin(db: Db, caller: Actor, { id }: InputOf<Calls['removeAdmin']>): Promise<void> {
  const { membershipId } = await findOtherAdmin(db, caller, id);
  await putOutAdmin(db, membershipId);
  await requireAdminLeft(db);
}

/** Ends a membership of the platform's staff, with what it may do and how it was invited. */
export async function putOutAdmin(db: Db, membershipId: string): Promise<void> {
  await db.deleteFrom('identity.invitations').where('membership_id', '=', membershipId).execute();
  await db.deleteFrom('identity.managed_tenants').where('membership_id', '=', membershipId).execute();
  await db.deleteFrom('identity.membership_roles').where('membership_id', '=', membershipId).execute();
  await sql`
    update identity.memberships set state = 'Invalid', left_at = now(), invited_name = null, invited_email = null
    where id = ${membershipId}`.execute(db);
}
