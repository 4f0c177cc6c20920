const details = ['subjectDetail', 'userOfflinePlanDetail', 'userOfflineCourseDetail', 'groupOfflinePlanDetail', 'groupClassDetail'];

/** Whether music goes on there: on the pages of a child, of plans and their sessions, and of classes. */
export const staysOpen = (pathname: string): boolean => details.some((detail) => pathname === `/system/center/detail/${detail}`);
