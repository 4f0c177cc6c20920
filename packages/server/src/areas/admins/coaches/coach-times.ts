import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { isLimitedRole } from './coach-store.ts';

export interface CoachTimes {
  /** Sessions that the coach has started. */
  usedTimes: number;
  /** As many as were agreed; null is without a limit. */
  totalTimes: number | null;
}

/** How many sessions an independent coach has started, and may; null for everybody else, whom nothing limits. */
export async function coachTimesOf(db: Db, caller: Member): Promise<CoachTimes | null> {
  if (!isLimitedRole(caller.roles)) return null;
  const { rows } = await sql<CoachTimes>`
    select (select count(*)::int from app.session_coaches where person_id = ${caller.personId} and role <> 'planned') as "usedTimes",
      (select total_times from app.coach_training_configs where person_id = ${caller.personId}) as "totalTimes"`.execute(db);
  return rows[0] ?? null;
}

/** Lets the starts of an independent coach take turns until the transaction ends, so that two at once do not both take the last. */
export async function lockCoachTimes(db: Db, caller: Member): Promise<void> {
  if (!isLimitedRole(caller.roles)) return;
  await db.selectFrom('app.coach_training_configs').select('total_times').where('person_id', '=', caller.personId).forUpdate().execute();
}
