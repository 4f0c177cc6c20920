import { randomUUID } from 'node:crypto';
import type { guestGuardianCalls } from '@trellis/contract/guardians/guest-calls';
import { mayGrantAtFirst } from '@trellis/contract/guardians/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { becomeGuardian, lockGuardianOfLink } from '../../platform/links/guardian-of-link.ts';
import { guardianValues } from './store.ts';

type Input = InputOf<typeof guestGuardianCalls.confirm>;

/**
 * Keeps what a guardian states on a phone and binds the child. The first time makes the guardian, later times correct them; of two phones
 * that send at once the second corrects what the first made.
 */
export async function confirmRegistration(db: Db, guest: Guest, input: Input): Promise<OutputOf<typeof guestGuardianCalls.confirm>> {
  const known = await lockGuardianOfLink(db, guest);
  const guardianId = known ?? randomUUID();
  if (known) await correct(db, guest, known, input);
  else await becomeGuardian(db, guest, guardianId, () => record(db, guest, guardianId, input));
  await db
    .insertInto('app.subject_guardians')
    .values({
      tenant_id: guest.tenantId,
      subject_id: guest.subjectId,
      guardian_id: guardianId,
      role: input.role,
      can_grant: mayGrantAtFirst(input.role),
    })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'subject_id', 'guardian_id']).doUpdateSet({ role: input.role }))
    .execute();
  await db
    .updateTable('app.subjects')
    .set({ bind_state: 'Bind' })
    .where('id', '=', guest.subjectId)
    .where('bind_state', '<>', 'Bind')
    .execute();
  return { confirmedAt: guest.now.toISOString() };
}

async function record(db: Db, guest: Guest, id: string, input: Input): Promise<void> {
  const stated = { full_name: input.fullName, ...guardianValues(input), consented_at: guest.now, confirmed_at: guest.now };
  await db
    .insertInto('app.guardians')
    .values({ tenant_id: guest.tenantId, id, ...stated, created_at: guest.now })
    .execute();
}

async function correct(db: Db, guest: Guest, id: string, input: Input): Promise<void> {
  await db
    .updateTable('app.guardians')
    .set({
      full_name: input.fullName,
      ...guardianValues(input),
      confirmed_at: guest.now,
      // consent is given once
      consented_at: sql`coalesce(consented_at, ${guest.now}::timestamptz)`,
    })
    .where('id', '=', id)
    .execute();
}
