import type { coachConfigCalls } from '@trellis/contract/admins/coaches/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { lockConfig } from './change-times.ts';
import { centreDurations, findCoach } from './coach-store.ts';

type Calls = typeof coachConfigCalls;

/** How many minutes a session may last with a coach: their own durations, else the centre's; shortest first. */
export async function sessionDurationsOf(db: Db, personId: string): Promise<number[]> {
  return (await ownDurations(db, personId)) ?? centreDurations(db);
}

/** The same of several coaches at once, by person. */
export async function sessionDurationsByCoach(db: Db, personIds: readonly string[]): Promise<Map<string, number[]>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('app.coach_training_configs')
    .select(['person_id', 'session_durations'])
    .where('person_id', 'in', personIds)
    .execute();
  const own = new Map(rows.map((row) => [row.person_id, row.session_durations]));
  const ofCentre = await centreDurations(db);
  return new Map(personIds.map((id) => [id, own.get(id) ?? ofCentre]));
}

/** The durations of the centre and of the coach, each with whether it is offered with them. */
export async function viewSessionDurations(
  db: Db,
  _caller: Member,
  { userId }: InputOf<Calls['sessionDuration']>,
): Promise<OutputOf<Calls['sessionDuration']>> {
  await findCoach(db, userId);
  const own = await ownDurations(db, userId);
  const ofCentre = await centreDurations(db);
  const all = [...new Set([...ofCentre, ...(own ?? [])])].toSorted((one, other) => one - other);
  const offered = new Set(own ?? ofCentre);
  return { userId, isDefault: own === null, sessionDurations: all.map((duration) => ({ duration, enable: offered.has(duration) })) };
}

/** Chooses the durations that are offered with a coach; null goes back to the centre's. */
export async function changeSessionDurations(
  db: Db,
  caller: Member,
  { userId, sessionDurations }: InputOf<Calls['changeSessionDuration']>,
): Promise<OutputOf<Calls['changeSessionDuration']>> {
  await findCoach(db, userId);
  const offered = sessionDurations && [...new Set(sessionDurations.filter(({ enable }) => enable).map(({ duration }) => duration))];
  if (offered?.length === 0) refuse('Trellis:NoDuration', { members: ['sessionDurations'] });
  await lockConfig(db, caller, userId);
  await db
    .updateTable('app.coach_training_configs')
    .set({ session_durations: offered && offered.toSorted((one, other) => one - other) })
    .where('person_id', '=', userId)
    .execute();
  return viewSessionDurations(db, caller, { userId });
}

async function ownDurations(db: Db, personId: string): Promise<number[] | null> {
  const saved = await db
    .selectFrom('app.coach_training_configs')
    .select('session_durations')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return saved?.session_durations ?? null;
}
