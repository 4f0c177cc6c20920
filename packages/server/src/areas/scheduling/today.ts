import { dayAround } from '@trellis/contract/scheduling/rules';
import type { ScheduleEntry, Today } from '@trellis/contract/scheduling/schemas';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import type { Later } from '../../platform/http/routes.ts';
import { shownBanners } from '../banners/public.ts';
import { type Coach, listCoaches } from '../subjects/public.ts';
import { findEntries } from './entries.ts';
import { listFirstSteps } from './first-steps.ts';
import { listNeedsHand } from './needs/list-needs.ts';
import { forgetSettled } from './needs/write-marks.ts';
import { listUnbooked } from './unbooked.ts';

// more than any centre runs in a day, so that a mistake cannot load a year
const mostEntries = 1000;

/** The day of the centre: who trains whom, who is here, what needs a hand. */
export async function describeToday(db: Db, caller: Member, _input: object, later: Later): Promise<Today> {
  const day = dayAround(caller.now.toISOString(), caller.zone);
  const within = sql`occurrence.tenant_id = ${caller.tenantId}
    and occurrence.starts_at >= ${day.start}::timestamptz and occurrence.starts_at < ${day.end}::timestamptz`;
  const [entries, unbooked, coaches, checkedIn, { needs: needsHand, settled }, firstSteps, banners] = await Promise.all([
    findEntries(db, within, mostEntries),
    listUnbooked(db, { tenantId: caller.tenantId, ...day }),
    listCoaches(db),
    listCheckedIn(db),
    listNeedsHand(db, caller, day.start),
    listFirstSteps(db, caller),
    shownBanners(db, 'Center', caller),
  ]);
  if (settled.length > 0) later((after) => forgetSettled(after, caller, settled));
  return {
    date: day.date,
    zone: caller.zone,
    coaches: byCoach({ entries, unbooked, coaches, askedBy: caller.personId }),
    checkedIn,
    needsHand,
    firstSteps,
    banners,
  };
}

interface Day {
  entries: ScheduleEntry[];
  unbooked: Awaited<ReturnType<typeof listUnbooked>>;
  coaches: Coach[];
  askedBy: string;
}

/** Coaches with sessions first, whoever asks before the others, who go by their first booking; then those who have none. One who left keeps what is booked. */
function byCoach({ entries, unbooked, coaches, askedBy }: Day): Today['coaches'] {
  const held = Map.groupBy(unbooked, ({ coachId }) => coachId);
  const unbookedOf = (id: string) => (held.get(id) ?? []).map(({ coachId: _id, coachName: _name, ...session }) => session);
  const booked = [...Map.groupBy(entries, ({ trainerId }) => trainerId)].map(([id, of]) => ({
    id,
    name: of[0]?.trainerName ?? '',
    entries: of,
    unbooked: unbookedOf(id),
  }));
  const isBooked = new Set(booked.map(({ id }) => id));
  const unplanned = [...held]
    .filter(([id]) => !isBooked.has(id))
    .map(([id, of]) => ({
      id,
      name: of[0]?.coachName ?? '',
      entries: [],
      unbooked: unbookedOf(id),
    }));
  const busy = [...booked, ...unplanned];
  const taken = new Set(busy.map(({ id }) => id));
  const free = coaches.filter((coach) => !taken.has(coach.id)).map(({ id, name }) => ({ id, name, entries: [], unbooked: [] }));
  return [...busy.filter(({ id }) => id === askedBy), ...busy.filter(({ id }) => id !== askedBy), ...free];
}

async function listCheckedIn(db: Db): Promise<Today['checkedIn']> {
  const { rows } = await sql<{ subjectId: string; name: string; at: Date }>`
    select subject.id as "subjectId", subject.name, entry.in_at as at from app.check_ins as entry
    join app.subjects as subject on subject.tenant_id = entry.tenant_id and subject.id = entry.subject_id
    where entry.out_at is null
    order by entry.in_at desc, entry.id`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
