import type { groups } from '@trellis/contract/scheduling/area';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { cancelFollowing, cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { editFollowing, editSchedule } from './edit-schedule.ts';
import { findSchedule, listCalendar, listOptions } from './list-calendar.ts';
import { describeToday } from './today.ts';

const schedulingRoutes = routesFor<typeof schedulingCalls>({
  options: listOptions,
  calendarList: listCalendar,
  create: createSchedule,
  detail: findSchedule,
  edit: editSchedule,
  editFollowing,
  cancel: cancelSchedule,
  cancelFollowing,
  today: describeToday,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  scheduling: schedulingRoutes,
};
