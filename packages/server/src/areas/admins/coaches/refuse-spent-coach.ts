import { isSpent } from '@trellis/contract/admins/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { isLimitedRole } from './coach-store.ts';

/**
 * Before a session starts: refuses an independent coach who has started as many as were agreed. Their starts take turns until the transaction
 * ends, so that two at once do not both take the last.
 */
export async function refuseSpentCoach(db: Db, caller: Member): Promise<void> {
  if (!isLimitedRole(caller.roles)) return;
  const config = await db
    .selectFrom('app.coach_training_configs')
    .select('total_times')
    .where('person_id', '=', caller.personId)
    .forUpdate()
    .executeTakeFirst();
  const totalTimes = config?.total_times ?? null;
  if (totalTimes === null) return;
  const { rows } = await sql<{
    used: number;
  }>`select count(*) as used from app.session_coaches where person_id = ${caller.personId}`.execute(db);
  const used = rows[0]?.used ?? 0;
  if (isSpent(used, totalTimes)) refuse('RocketSystem:CoachTimesUsedUp', { data: { usedTimes: used, totalTimes } });
}
