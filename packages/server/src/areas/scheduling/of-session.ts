import { sql } from 'kysely';

/**
 * The booking that a session is held in, of `app.occurrences`. The state stands in the text: a plan that is made once a connection knows no
 * parameter, and would not find the index, which leaves canceled bookings out.
 */
export const ofSession = (sessionId: string) => sql<boolean>`session_id = ${sessionId} and state <> 'cancelled'`;
