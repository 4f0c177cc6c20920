import type { guardianCalls } from '@trellis/contract/guardians/calls';
import { mergedFields } from '@trellis/contract/guardians/rules';
import type { GuardianInfo } from '@trellis/contract/guardians/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { lockRecording } from './bind-guardian.ts';
import { findGuardianInfo } from './find-guardian.ts';
import { findGuardian, type GuardianRow, guardianValues } from './store.ts';

type Input = InputOf<typeof guardianCalls.merge>;

/** Makes one of a guardian who was recorded twice. Whoever decides on what has changed meanwhile is shown what stands now. */
export async function mergeGuardians(db: Db, caller: Member, input: Input): Promise<GuardianInfo> {
  const { keepId, otherId } = input;
  if (keepId === otherId) refuse('Trellis:GuardianSame', { members: ['otherId'] });
  await lockRecording(db, caller);
  // always in one order: of two who merge the same both ways at once, one waits and then finds nobody to merge
  await sql`select id from app.guardians where id in (${keepId}, ${otherId}) order by id for update`.execute(db);
  const kept = (await findGuardian(db, keepId)) ?? refuse('Trellis:GuardianNotFound');
  const other = (await findGuardian(db, otherId)) ?? refuse('Trellis:GuardianNotFound');
  await requireCurrent(db, caller, kept, input.keepStamp);
  await requireCurrent(db, caller, other, input.otherStamp);
  const { fullName, ...known } = mergedFields(kept, other);
  await db
    .updateTable('app.guardians')
    .set({
      full_name: fullName,
      ...guardianValues(known),
      consented_at: kept.consentedAt ?? other.consentedAt,
      confirmed_at: kept.confirmedAt ?? other.confirmedAt,
    })
    .where('id', '=', keepId)
    .execute();
  await sql`select app.merge_guardians(${keepId}, ${otherId})`.execute(db);
  return findGuardianInfo(db, caller, { guardianId: keepId });
}

async function requireCurrent(db: Db, caller: Member, { id, concurrencyStamp }: GuardianRow, stamp: string): Promise<void> {
  if (concurrencyStamp === stamp) return;
  refuse('Trellis:StaleStamp', { data: { current: await findGuardianInfo(db, caller, { guardianId: id }) } });
}
