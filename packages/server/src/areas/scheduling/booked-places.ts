import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';

interface Place {
  num: number;
  bookingId: string;
  startsAt: Date;
}

/** Which bookings the sessions of a plan that nobody has started would be held at. Bookings know no number: the next session is held at the first of them, the one after at the second. */
export const bookedPlaces = (planId: string): RawBuilder<Place> => sql`(
  select session.num, booking.id as "bookingId", booking.starts_at as "startsAt"
  from (
    select num, row_number() over (order by num) as place from app.sessions where plan_id = ${planId} and state = 'notStarted'
  ) as session
  join (
    select id, starts_at, row_number() over (order by starts_at, id) as place from app.occurrences where plan_id = ${planId} and state = 'scheduled'
  ) as booking on booking.place = session.place
)`;

interface Of {
  planId: string;
  startsAt: Date;
}

/** What is on record of a booking beside what happened to it: the session that it is meant for as long as it stands, where one is left for it, and its time. */
export async function placeOfBooking(db: Db, id: string, { planId, startsAt }: Of): Promise<{ num?: number; bookedFor: Date }> {
  const { rows } = await sql<{ num: number }>`select num from ${bookedPlaces(planId)} as booked where "bookingId" = ${id}`.execute(db);
  return { ...rows[0], bookedFor: startsAt };
}
