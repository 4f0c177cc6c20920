/**
 * What somebody who signs in is told of, by the letter that says it. Everything of this is read under the bell, and mailed unless the person
 * chose otherwise; letters about their own sign-in are mailed only.
 */
export const messageKinds = [
  'ownSessionAhead',
  'sessionsTaken',
  'sessionsGiven',
  'bookingsClash',
  'leaveAsked',
  'leaveApproved',
  'leaveRefused',
  'lowQuota',
  'fewClasses',
  'contractSigned',
  'reportReady',
  'reportFailed',
  'trainingApplicationPassed',
  'trainingApplicationRejected',
  'trainingApplicationCancelled',
  'orderUnpaid',
  'trainingModuleAssigned',
  'supervisionTaken',
  'supervisionReleased',
  'certificateIssued',
  'certificateCanceled',
  'examToTake',
  'examJudged',
  'retestArranged',
  'suggestionAnswered',
  'needGiven',
  'exportReady',
  'exportFailed',
] as const;
export type MessageKind = (typeof messageKinds)[number];

/** Where a message leads, besides the child that it is about. */
export const pageOf: Partial<Record<MessageKind, `/system/center/${string}`>> = {
  ownSessionAhead: '/system/center/dataPanel/workTable',
  sessionsTaken: '/system/center/dataPanel/calendar',
  sessionsGiven: '/system/center/dataPanel/calendar',
  bookingsClash: '/system/center/dataPanel/workTable',
  leaveAsked: '/system/center/dataPanel/calendar',
  leaveApproved: '/system/center/dataPanel/calendar',
  leaveRefused: '/system/center/dataPanel/calendar',
  lowQuota: '/system/center/hfs/costOverview',
  fewClasses: '/system/center/menu/user/userContract',
  contractSigned: '/system/center/menu/user/userContract',
  trainingModuleAssigned: '/system/center/personalCenter',
  needGiven: '/system/center/dataPanel/workTable',
  certificateIssued: '/system/center/personalCenter',
  certificateCanceled: '/system/center/personalCenter',
  examToTake: '/system/center/personalCenter',
  examJudged: '/system/center/personalCenter',
  retestArranged: '/system/center/personalCenter',
  trainingApplicationPassed: '/system/center/personalCenter',
  orderUnpaid: '/system/center/personalCenter',
};
