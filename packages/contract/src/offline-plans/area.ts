import { pdfOf } from '../files/document.ts';
import { classAdjustmentCalls } from './adjust-classes/calls.ts';
import { arrangeCalls } from './arrange/calls.ts';
import { offlinePlanCalls } from './calls.ts';
import { customizedPlanCalls } from './customized/calls.ts';
import { planDifficultyCalls } from './difficulty/calls.ts';
import { sessionFormCalls } from './forms/calls.ts';
import { guestFeedbackCalls } from './guest-calls.ts';
import { planLeaveCalls } from './leaves/calls.ts';
import { planLifeCalls } from './life/calls.ts';
import { planManagementCalls, planManagementFileCalls } from './management/calls.ts';
import { personalFeedbackCalls } from './personal/calls.ts';
import { printablePlanCalls } from './printable/calls.ts';
import { trainingRecordCalls } from './record/calls.ts';
import { feedbackRecordCalls } from './record-calls.ts';
import { planReminderCalls } from './reminders/calls.ts';
import { planSettingCalls } from './settings/calls.ts';

export { offlinePlanErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  offlinePlans: { calls: offlinePlanCalls, about: 'Training plans of a child and their sessions: created, started, recorded, finished' },
  sessionForms: { calls: sessionFormCalls, about: 'The forms of a session one by one, and what finishing it needs' },
  planReminders: { calls: planReminderCalls, about: 'What is due about a child or its coach around a session' },
  planLeaves: { calls: planLeaveCalls, about: 'Children who do not come to a numbered session' },
  planLife: { calls: planLifeCalls, about: 'How a plan ends, is called off, taken up again, prolonged or deleted' },
  planDifficulty: { calls: planDifficultyCalls, about: 'Levels of exercises that are changed, why and by whom' },
  planArrangement: { calls: arrangeCalls, about: 'Which exercises the sessions of a plan are made of' },
  customizedPlans: { calls: customizedPlanCalls, about: 'Plans that are made by what a report recommends' },
  classAdjustment: { calls: classAdjustmentCalls, about: 'Sessions that are put next into a plan' },
  planSettings: { calls: planSettingCalls, about: 'How long sessions of a plan may last, and who is told of them' },
  personalFeedback: { calls: personalFeedbackCalls, about: 'What is said about a child alone in a session' },
  feedbackRecords: { calls: feedbackRecordCalls, about: 'What coaches and guardians say about sessions' },
  trainingRecord: { calls: trainingRecordCalls, about: 'What was trained in a plan, session by session' },
  planManagementFiles: { calls: planManagementFileCalls, about: 'The same as Excel files' },
  planManagement: { calls: planManagementCalls, about: 'Plans of all centers, and what the sessions of the library are made of' },
  printablePlans: { calls: printablePlanCalls, about: 'A plan as a family takes it home' },
  guestFeedback: { calls: guestFeedbackCalls, about: 'A guardian, by a link, tells how sessions went' },
} as const;

export const ids = ['plan', 'session', 'item', 'sessionTrack', 'difficultyChange'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['planTemplate', 'program', 'category', 'property'] as const;

/** Tables whose changes are on record. */
export const audited = [
  'app.plans',
  'app.plan_members',
  'app.plan_settings',
  'app.sessions',
  'app.session_coaches',
  'app.session_items',
  'app.session_subjects',
  'app.session_tracks',
  'app.difficulty_changes',
  'app.answers',
  'app.answer_values',
] as const;

/** What can be had of it as a PDF. */
export const documents = { trainingPlan: pdfOf('trainingPlan', 'plan', 'RocketSystem.UserOfflinePlan') };
