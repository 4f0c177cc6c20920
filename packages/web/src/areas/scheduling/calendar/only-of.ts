import { mayChangeBooking } from '@trellis/contract/scheduling/series-rules';
import { coachRoles } from '@trellis/contract/subjects/rules';
import { all, type CalendarSearch } from './calendar-search.ts';

/** Whose bookings are shown: a coach sees their own unless told, whoever looks after the center those of everybody. */
export function onlyOf({ by, only }: CalendarSearch, { roles, id }: { roles: readonly string[]; id: string }): string | undefined {
  if (only !== undefined) return only === all ? undefined : only;
  const isCoach = roles.some((role) => coachRoles.includes(role)) && !mayChangeBooking(roles, id, all);
  return by !== 'room' && isCoach ? id : undefined;
}
