/** What other areas may do with the calendar. */
export { abandonOccurrence } from './abandon-occurrence.ts';
export { finishOccurrence, openOccurrence } from './bind-occurrence.ts';
export { bookedPlaces } from './booked-places.ts';
export { bookingsOf, cancelBookings, cancelBookingsOfPlan } from './bookings-of-child.ts';
export { childrenBooked } from './children-booked.ts';
export { followClassBookings } from './class-bookings.ts';
export { coverUpcoming } from './cover-upcoming.ts';
export { createSchedule } from './create-schedule.ts';
export { attachSession } from './feed/attach-session.ts';
export { bookingsOfCoach, findHandOverClashes, handOverBookings, lockCoaches } from './hand-over-bookings.ts';
export { leaveOfChild } from './leaves/leave-of-child.ts';
export { listPlanCalendar } from './list-calendar.ts';
export { missBooking } from './missed/miss-booking.ts';
export { reversePlatform } from './reverse-platform.ts';
export { settleAway } from './settle-away.ts';
