/** What other areas may do with the calendar. */
export { finishOccurrence, openOccurrence } from './bind-occurrence.ts';
export { coverUpcoming } from './cover-upcoming.ts';
