import type { substituteCalls } from '@trellis/contract/scheduling/substitutes/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { listCoaches } from '../../subjects/public.ts';
import { bookingsOfDay } from './bookings-of-day.ts';

type Call = typeof substituteCalls.options;

/** Who may take a booking over, those who are free first. */
export async function listSubstitutes(db: Db, caller: Member, { id }: InputOf<Call>): Promise<OutputOf<Call>> {
  const [bookings, coaches] = await Promise.all([bookingsOfDay(db, caller, id), listCoaches(db)]);
  const { rows } = await sql<{ coachId: string; occurrenceId: string }>`
    select distinct taken.resource_id as "coachId", occurrence.id as "occurrenceId"
    from app.occurrences as occurrence
    join app.taken_times as taken on taken.tenant_id = occurrence.tenant_id and taken.kind = 'coach'
      and taken.during && tstzrange(occurrence.starts_at, occurrence.ends_at)
    where occurrence.id = any (${bookings.map((booking) => booking.id)}::uuid[])`.execute(db);
  const busy = Map.groupBy(rows, ({ coachId }) => coachId);
  const offered = coaches
    .filter((coach) => coach.id !== bookings[0]?.coachId)
    .map(({ id: coachId, name }) => {
      const taken = busy.get(coachId) ?? [];
      return { id: coachId, name, isFree: !taken.some(({ occurrenceId }) => occurrenceId === id), isFreeForDay: taken.length === 0 };
    });
  return { ofDay: bookings.length, coaches: offered.toSorted((one, other) => Number(other.isFree) - Number(one.isFree)) };
}
