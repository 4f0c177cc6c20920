import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { momentIn } from '../../../platform/mail/times.ts';
import { findColleagues, writeToColleague } from '../colleagues.ts';
import type { BookingOfDay } from './bookings-of-day.ts';

interface Change {
  fromId: string;
  toId: string;
  bookings: readonly BookingOfDay[];
}

/** Writes to whom the bookings went and to whom they were taken from; whoever changed it themselves knows. */
export async function notifyCoaches(db: Db, caller: Member, { fromId, toId, bookings }: Change): Promise<void> {
  const colleagues = await findColleagues(db, caller, sql`person.id = any (${[fromId, toId]}::uuid[])`);
  const nameOf = (id: string) => colleagues.find((colleague) => colleague.id === id)?.name ?? '';
  for (const colleague of colleagues) {
    const { id, language } = colleague;
    if (id === caller.personId) continue;
    const sessions = bookings.map(({ startsAt, children }) => `${momentIn(startsAt, language, caller.zone)}: ${children}`).join('; ');
    await writeToColleague(db, caller, colleague, {
      template: id === toId ? 'sessionsTaken' : 'sessionsGiven',
      data: { sessions, coachName: nameOf(id === toId ? fromId : toId) },
    });
  }
}
