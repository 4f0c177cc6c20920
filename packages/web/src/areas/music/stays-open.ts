const ofPlans = ['userOfflinePlanDetail', 'userOfflineCourseDetail', 'groupOfflinePlanDetail', 'trialSessionDetail'];
const details = ['subjectDetail', 'groupClassDetail', ...ofPlans];

/** Whether music goes on there: on the pages of a child, of plans and their sessions, of trials, and of classes. */
export const staysOpen = (pathname: string): boolean => details.some((detail) => pathname === `/system/center/detail/${detail}`);
