import type { CoachConfig } from '@trellis/contract/admins/coaches/calls';
import { dateIn } from '@trellis/contract/scheduling/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { type Coach, listCoaches } from '../../subjects/public.ts';

const limitedRole = 'IndependentCoach';

/** Whether the number of sessions is limited for somebody of these roles. */
export const isLimitedRole = (roles: readonly string[]): boolean => roles.includes(limitedRole);

/** A coach of the centre; anybody else is not found. */
export async function findCoach(db: Db, personId: string): Promise<Coach> {
  return (await listCoaches(db)).find((coach) => coach.id === personId) ?? refuse('Trellis:NotFound');
}

/** The durations that the centre offers, shortest first. */
export async function centreDurations(db: Db): Promise<number[]> {
  const settings = await db.selectFrom('app.centre_settings').select('session_durations').executeTakeFirst();
  return (settings?.session_durations ?? []).toSorted((one, other) => one - other);
}

interface Saved {
  personId: string;
  totalTimes: number | null;
  sessionDurations: number[] | null;
  certificateUntil: string | null;
  concurrencyStamp: string;
}

/** What each of these coaches may train, in the order given. */
export async function describeCoaches(db: Db, caller: Member, coaches: readonly Coach[]): Promise<CoachConfig[]> {
  const today = dateIn(caller.zone, caller.now.toISOString());
  const ids = coaches.map((coach) => coach.id);
  const { rows } = await sql<Saved>`
    select person_id as "personId", total_times as "totalTimes", session_durations as "sessionDurations", certificate_until::text as "certificateUntil",
      concurrency_stamp as "concurrencyStamp"
    from app.coach_training_configs where person_id = any (${ids}::uuid[])`.execute(db);
  const saved = new Map(rows.map((row) => [row.personId, row]));
  const used = await usedTimes(db, ids);
  const ofCentre = await centreDurations(db);
  return coaches.map(({ id, name, roles }) => {
    const own = saved.get(id);
    return {
      userId: id,
      name,
      roles,
      usedTimes: used.get(id) ?? 0,
      totalTimes: own?.totalTimes ?? null,
      isLimited: isLimitedRole(roles),
      sessionDurations: own?.sessionDurations ?? ofCentre,
      hasOwnDurations: own?.sessionDurations != null,
      certificateUntil: own?.certificateUntil ?? null,
      isCertificateExpired: own?.certificateUntil != null && own.certificateUntil < today,
      concurrencyStamp: own?.concurrencyStamp ?? null,
    };
  });
}

/** How many sessions each of these people had a part in. */
async function usedTimes(db: Db, personIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; used: number }>`
    select person_id as id, count(*) as used from app.session_coaches where person_id = any (${personIds}::uuid[]) and role <> 'planned' group by person_id`.execute(
    db,
  );
  return new Map(rows.map(({ id, used }) => [id, used]));
}
