import { type RawBuilder, sql } from 'kysely';

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
