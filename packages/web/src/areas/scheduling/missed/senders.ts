import { api } from '../../../app/api.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';

/** What is said of a booking that nobody came to. */
export const missedKind = 'missedBooking';
export const laneOfBooking = (id: string): string => `booking:${id}`;

sendsUnsent(missedKind, api.missedBookings.miss.call);
