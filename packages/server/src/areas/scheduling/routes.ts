import type { groups } from '@trellis/contract/scheduling/area';
import type { schedulingCalls } from '@trellis/contract/scheduling/calls';
import type { classroomCalls } from '@trellis/contract/scheduling/classrooms/calls';
import type { feedCalls, openFeedCalls } from '@trellis/contract/scheduling/feed/calls';
import type { leaveCalls } from '@trellis/contract/scheduling/leaves/calls';
import type { missedCalls } from '@trellis/contract/scheduling/missed/calls';
import type { needCalls } from '@trellis/contract/scheduling/needs/calls';
import type { substituteCalls } from '@trellis/contract/scheduling/substitutes/calls';
import { type AreaRoutes, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { cancelFollowing, cancelSchedule } from './cancel-schedule.ts';
import { addClassroom, listClassroomPage, removeClassroom, updateClassroom, viewClassroom } from './classrooms/classrooms.ts';
import { createClassSchedule, createSchedule } from './create-schedule.ts';
import { editFollowing, editSchedule } from './edit-schedule.ts';
import { makeFeed, revokeFeed, viewFeed } from './feed/own-feed.ts';
import { readFeed } from './feed/read-feed.ts';
import { answerLeave, withdrawLeave } from './leaves/answer-leave.ts';
import { askLeave } from './leaves/ask-leave.ts';
import { leaveOfChild } from './leaves/leave-of-child.ts';
import { listAway, listLeaveBookings, listLeaves } from './leaves/list-leaves.ts';
import { findSchedule, listCalendar, listOptions } from './list-calendar.ts';
import { missBooking } from './missed/miss-booking.ts';
import { undoMissed } from './missed/undo-missed.ts';
import { viewMissed } from './missed/view-missed.ts';
import { handNeedOver, listColleagues, needDone, snoozeNeed, undoNeed } from './needs/write-marks.ts';
import { listSubstitutes } from './substitutes/list-substitutes.ts';
import { substitute } from './substitutes/substitute.ts';
import { describeToday } from './today.ts';

const schedulingRoutes = routesFor<typeof schedulingCalls>({
  options: listOptions,
  calendarList: listCalendar,
  create: createSchedule,
  createOfClass: createClassSchedule,
  detail: findSchedule,
  edit: editSchedule,
  editFollowing,
  cancel: cancelSchedule,
  cancelFollowing,
  today: describeToday,
});

const classroomRoutes = routesFor<typeof classroomCalls>({
  list: listClassroomPage,
  create: addClassroom,
  get: viewClassroom,
  update: updateClassroom,
  remove: removeClassroom,
});

const missedRoutes = routesFor<typeof missedCalls>({ get: viewMissed, miss: missBooking, undo: undoMissed });
const needRoutes = routesFor<typeof needCalls>({
  colleagues: listColleagues,
  done: needDone,
  snooze: snoozeNeed,
  handOver: handNeedOver,
  undo: undoNeed,
});
const feedRoutes = routesFor<typeof feedCalls>({ get: viewFeed, create: makeFeed, remove: revokeFeed });
const openFeedRoutes = identityRoutesFor<typeof openFeedCalls>({ read: readFeed });
const leaveRoutes = routesFor<typeof leaveCalls>({
  list: listLeaves,
  away: listAway,
  bookings: listLeaveBookings,
  ask: askLeave,
  answer: answerLeave,
  withdraw: withdrawLeave,
  ofChild: leaveOfChild,
});
const substituteRoutes = routesFor<typeof substituteCalls>({ options: listSubstitutes, substitute });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  scheduling: schedulingRoutes,
  classrooms: classroomRoutes,
  missedBookings: missedRoutes,
  needs: needRoutes,
  calendarFeed: feedRoutes,
  openCalendarFeed: openFeedRoutes,
  leaves: leaveRoutes,
  substitutes: substituteRoutes,
};
