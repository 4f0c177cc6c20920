import { api } from '../../../app/api.ts';
import { queryClient } from '../../../app/query-client.ts';
import { sendsUnsent } from '../../../app/unsent/unsent.ts';
import { scheduleChanged } from '../queries.ts';

/** What is said of a booking that nobody came to. */
export const missedKind = 'missedBooking';
export const laneOfBooking = (id: string): string => `booking:${id}`;

sendsUnsent(missedKind, async (...said: Parameters<typeof api.missedBookings.miss.call>) => {
  const reply = await api.missedBookings.miss.call(...said);
  // whoever said it may look at another page by now
  void scheduleChanged(queryClient)();
  return reply;
});
