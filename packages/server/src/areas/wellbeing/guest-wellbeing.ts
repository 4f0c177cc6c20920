import { dateIn } from '@trellis/contract/scheduling/rules';
import type { OutputOf } from '@trellis/contract/types';
import type { GuestWellbeing, guestWellbeingCalls } from '@trellis/contract/wellbeing/guest-calls';
import { type Activity, daysOfFamily, goalOn, type WellbeingKind } from '@trellis/contract/wellbeing/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Guest } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { frameOf } from '../../platform/links/guest-frame.ts';
import { shownBanners } from '../banners/public.ts';
import { signFile } from '../files/public.ts';
import { markDone, topicOfDay } from '../wellbeing-library/public.ts';
import { goalsOf } from './goal-store.ts';
import { type KindOfWellbeing, kinds, selected, valuesOf } from './kinds.ts';
import { requireNight } from './write-entry.ts';

const daysOf = ({ zone, now }: Guest) => daysOfFamily(dateIn(zone, now.toISOString()));

/** What the page of such a link shows: the latest days, whoever entered them. */
export async function viewGuestWellbeing(db: Db, guest: Guest): Promise<OutputOf<(typeof guestWellbeingCalls)['get']>> {
  const days = daysOf(guest);
  const [{ logoKey, expiresAt, ...frame }, banners, topic] = await Promise.all([
    frameOf(db, guest),
    shownBanners(db, 'Guardian', guest),
    topicOfDay(db, guest.language, guest.subjectId, days[0] ?? ''),
  ]);
  const entered = async (kind: WellbeingKind) => {
    const { rows } = await sql`
      select entry.day, ${selected('entry', kinds[kind].fields)}, entry.note, entry.is_by_guardian as "isByFamily" from app.wellbeing_entries as entry
      where entry.subject_id = ${guest.subjectId} and entry.kind = ${sql.lit(kind)} and entry.day = any (${days}::date[])
      order by entry.day desc, entry.id`.execute(db);
    return rows;
  };
  const aimed = async (kind: WellbeingKind) => goalOn(await goalsOf(db, kinds[kind], guest.subjectId), days[0] ?? '') ?? null;
  const of = async <T>(find: (kind: WellbeingKind) => Promise<T>) => {
    const [sleep, nutrition, exercise] = await Promise.all([find('sleep'), find('nutrition'), find('exercise')]);
    return { sleep, nutrition, exercise };
  };
  const shown = { ...(await of(entered)), goals: await of(aimed) } as unknown as Pick<GuestWellbeing, WellbeingKind | 'goals'>;
  return { ...frame, logo: logoKey && signFile(logoKey), expiresAt: expiresAt.toISOString(), days, banners, topic, ...shown };
}

interface Given {
  day: string;
  note: string | null;
}

/** Keeps what a guardian enters of a day; sent once more it replaces what stood there, whoever entered that. */
export const saveGuestEntry =
  (of: KindOfWellbeing) =>
  async (db: Db, guest: Guest, given: Given): Promise<{ savedAt: string }> => {
    const guardianId = guest.guardianId ?? refuse('Trellis:GuardianMayNot');
    if (!daysOf(guest).includes(given.day)) refuse('RocketSystem:WellbeingDayClosed');
    requireNight(of, given);
    const values = {
      ...valuesOf(of.fields, given),
      note: given.note || null,
      person_id: null,
      guardian_id: guardianId,
      is_by_guardian: true,
    };
    await db
      .insertInto('app.wellbeing_entries')
      .values({ ...values, tenant_id: guest.tenantId, subject_id: guest.subjectId, kind: of.kind, day: given.day, created_at: guest.now })
      .onConflict((taken) => taken.constraint('wellbeing_entries_once_a_day').doUpdateSet(values))
      .execute();
    return { savedAt: guest.now.toISOString() };
  };

/** Takes back an activity of a day that the family entered itself. */
export async function removeGuestActivity(db: Db, guest: Guest, { day, activity }: { day: string; activity: Activity }): Promise<void> {
  if (!guest.guardianId) refuse('Trellis:GuardianMayNot');
  if (!daysOf(guest).includes(day)) refuse('RocketSystem:WellbeingDayClosed');
  await db
    .deleteFrom('app.wellbeing_entries')
    .where('subject_id', '=', guest.subjectId)
    .where('kind', '=', 'exercise')
    .where('day', '=', day)
    .where('activity', '=', activity)
    .where('is_by_guardian', '=', true)
    .execute();
}

/** Says that the topic of today was done. */
export async function markGuestTopic(
  db: Db,
  guest: Guest,
  { weekThemeId, dailyTopicId }: { weekThemeId: string; dailyTopicId: string },
): Promise<{ savedAt: string }> {
  const guardianId = guest.guardianId ?? refuse('Trellis:GuardianMayNot');
  const { tenantId, subjectId, now, language } = guest;
  const topic = await topicOfDay(db, language, subjectId, daysOf(guest)[0] ?? '');
  if (topic?.weekThemeId !== weekThemeId || topic.dailyTopicId !== dailyTopicId) refuse('Trellis:NotFound', { members: ['dailyTopicId'] });
  await markDone(db, { tenantId, now, by: { guardian_id: guardianId, is_by_guardian: true } }, { subjectId, weekThemeId, dailyTopicId });
  return { savedAt: now.toISOString() };
}
