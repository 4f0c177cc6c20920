import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import { routesFor } from '../../platform/http/routes.ts';
import { cancelSchedule } from './cancel-schedule.ts';
import { createSchedule } from './create-schedule.ts';
import { findSchedule, listCalendar, listOptions } from './list-calendar.ts';
import { describeToday } from './today.ts';

export const schedulingRoutes = routesFor<typeof schedulingCalls>({
  options: listOptions,
  calendarList: listCalendar,
  create: createSchedule,
  detail: findSchedule,
  cancel: cancelSchedule,
  today: describeToday,
});
