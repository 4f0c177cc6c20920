import { schedulingCalls } from './calls.ts';
import { classroomCalls } from './classrooms/calls.ts';
import { feedCalls, openFeedCalls } from './feed/calls.ts';
import { leaveCalls } from './leaves/calls.ts';
import { missedCalls } from './missed/calls.ts';
import { needCalls } from './needs/calls.ts';
import { substituteCalls } from './substitutes/calls.ts';

export { schedulingErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  scheduling: { calls: schedulingCalls, about: "A center's calendar: sessions, coaches, classrooms and their clashes" },
  classrooms: { calls: classroomCalls, about: 'Where a center trains' },
  missedBookings: { calls: missedCalls, about: 'Bookings that nobody came to, or that were cancelled too late' },
  needs: { calls: needCalls, about: 'What of the queue of a center was looked after, put off or given to somebody' },
  calendarFeed: { calls: feedCalls, about: 'The address at which a calendar program reads the sessions of a coach' },
  openCalendarFeed: { calls: openFeedCalls, about: 'What a calendar program reads at such an address' },
  leaves: { calls: leaveCalls, about: 'Time off of coaches, and children who cannot come' },
  substitutes: { calls: substituteCalls, about: 'Coaches who take sessions of another one over' },
} as const;

export const ids = ['occurrence', 'classroom', 'leave'] as const;

/** Tables whose changes are on record. */
export const audited = [
  'app.classrooms',
  'app.series',
  'app.occurrences',
  'app.holds',
  'app.leaves',
  'app.calendar_feeds',
  'app.need_marks',
] as const;
