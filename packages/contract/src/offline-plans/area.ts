import { offlinePlanCalls } from './calls.ts';
import { guestFeedbackCalls } from './guest-calls.ts';
import { feedbackRecordCalls } from './record-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const offlinePlansGroups = {
  offlinePlans: { calls: offlinePlanCalls, about: 'Training plans of a child and their sessions: created, started, recorded, finished' },
  feedbackRecords: { calls: feedbackRecordCalls, about: 'What coaches and guardians say about sessions' },
  guestFeedback: { calls: guestFeedbackCalls, about: 'A guardian, by a link, tells how sessions went' },
} as const;
