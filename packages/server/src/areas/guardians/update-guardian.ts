import type { guardianCalls } from '@trellis/contract/guardians/calls';
import type { InputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findGuardianInfo } from './find-guardian.ts';
import { guardianValues } from './store.ts';

/** Saves what is known of a guardian; a stale editor is shown what the other one saved. */
export async function updateGuardian(db: Db, caller: Member, input: InputOf<typeof guardianCalls.update>): Promise<void> {
  const locked = await db
    .selectFrom('app.guardians')
    .select('concurrency_stamp')
    .where('id', '=', input.id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return refuse('Trellis:GuardianNotFound');
  if (locked.concurrency_stamp !== input.concurrencyStamp) {
    return refuse('Trellis:StaleStamp', { data: { current: await findGuardianInfo(db, caller, { guardianId: input.id }) } });
  }
  await db
    .updateTable('app.guardians')
    .set({ full_name: input.fullName, ...guardianValues(input) })
    .where('id', '=', input.id)
    .execute();
}
