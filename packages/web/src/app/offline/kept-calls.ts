/** What a coach's day is drawn with, by the names of its calls. */
export const keptCalls = [
  'account.info',
  'scheduling.today',
  'missedBookings.get',
  'offlinePlans.get',
  'offlinePlans.session',
  'offlinePlans.beforeStartCourse',
  'groupPlans.list',
  'groupPlans.beforeStartCourse',
  'groupSessions.session',
] as const;
