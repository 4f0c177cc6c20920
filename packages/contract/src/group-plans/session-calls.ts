import { z } from 'zod';
import { feedbacks } from '../offline-plans/feedback-schemas.ts';
import { abandonCourse, attendance, sessionView, userCourseItem } from '../offline-plans/schemas.ts';
import { inRun, sessionFaults } from '../offline-plans/session-faults.ts';
import { call, id, instant } from '../wire.ts';
import { attendanceForm, childStatus, groupSessionView, itemForm, startClass } from './schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';
const sessionId = id('groupSession');
const ofPlan = z.object({ groupTrainingPlanId: id('groupPlan') });
const numbered = ofPlan.extend({ num: z.int().min(1) });
const ofChild = z.object({ sessionId, userId: id('subject') });
export const punch = z.object({ itemId: id('groupItem'), hasDone: z.boolean().nullable(), feedbacks: feedbacks.optional(), ...inRun });
const punchErrors = [...sessionFaults, 'RocketSystem:PunchOutOfOrder', 'RocketSystem:AlreadyAnswered'] as const;
const overall = z.object({ sessionId, feedbacks, ...inRun });
const category = overall.extend({ categoryId: id('category') });
const personal = ofChild.extend({ attendance: attendance.default('Attend'), feedbacks: feedbacks.optional(), ...inRun });
const attendanceErrors = [
  ...sessionFaults,
  'SubjectNotFound',
  'RocketSystem:UncompletedMediumAssessment',
  'Trellis:NoClassSessionLeft',
] as const;
const personalErrors = [...attendanceErrors, 'RocketSystem:OnlyAttending'] as const;
const finishErrors = [...sessionFaults, 'RocketSystem:SessionIncomplete', 'Trellis:NoClassSessionLeft', 'Trellis:NobodyAttends'] as const;
const startErrors = [
  'RocketSystem:SettingsIncomplete',
  'RocketSystem:CoachTimesUsedUp',
  'RocketSystem:CertificateExpired',
  'RocketSystem:SessionAlreadyOpen',
  'RocketSystem:CoachBusy',
  'RocketSystem:NoSessionLeft',
  'RocketSystem:PlanNotActive',
  'Trellis:NobodyMayTrain',
] as const;
const started = z.object({ sessionId, num: z.int() });
const finished = z.object({ isLast: z.boolean(), nextNum: z.int().nullable() });

export const groupSessionCalls = {
  startCourse: call('POST', `${base}/startCourse`, {
    summary:
      'Start the next session with every child of the class that may take part; with its number that one alone, and once however often this is sent',
    access: write,
    input: ofPlan.extend({
      num: z.int().min(1).optional(),
      /** When it began, where that could not be told at once. */
      startedAt: instant.optional(),
    }),
    output: started,
    errors: [...startErrors, 'RocketSystem:SessionNotNext'],
  }),
  startClass: call('POST', `${base}/startClass`, {
    summary: 'The same with who is there said at once; whoever is not named attends',
    access: write,
    input: startClass,
    output: started,
    errors: [...startErrors, 'SubjectNotFound'],
  }),
  continueClass: call('POST', `${base}/continueClass`, {
    summary: 'Start the next session with whoever attended the one before; who was absent or on leave still is',
    access: write,
    input: ofPlan,
    output: started,
    errors: startErrors,
  }),
  session: call('GET', `${base}/groupTrainingPlanCourse`, {
    summary: 'A session of a class with its children, exercises, forms and music',
    access: read,
    input: numbered,
    output: groupSessionView,
  }),
  refreshChildStatus: call('GET', `${base}/refreshChildStatus`, {
    summary: 'How each child of a session stands now: who is there, and of whom something was said',
    access: read,
    input: z.object({ sessionId }),
    output: z.object({ items: z.array(childStatus) }),
  }),
  attendance: call('POST', `${base}/attendance`, {
    summary: 'Say whether a child attends, is absent or asked for leave, and when it came or left',
    access: write,
    input: attendanceForm,
    errors: attendanceErrors,
  }),
  forPunch: call('GET', `${base}/forPunch`, {
    summary: 'An exercise of a session with its form and what was said of it',
    access: read,
    input: z.object({ itemId: id('groupItem') }),
    output: itemForm,
  }),
  punch: call('POST', `${base}/punch`, {
    summary: 'Answer an exercise: done, not done, or null to undo the latest; with its feedback',
    access: write,
    input: punch,
    errors: punchErrors,
  }),
  punchEdit: call('PUT', `${base}/punch`, {
    summary: 'Edit an answered exercise of the running session',
    access: write,
    input: punch,
    errors: punchErrors,
  }),
  overallFeedback: call('POST', `${base}/punchForNum`, {
    summary: 'Overall feedback of the running session',
    access: write,
    input: overall,
    errors: sessionFaults,
  }),
  overallEdit: call('PUT', `${base}/punchForNum`, {
    summary: 'Change the overall feedback of the running session',
    access: write,
    input: overall,
    errors: sessionFaults,
  }),
  categories: call('GET', `${base}/categoryPunch`, {
    summary: 'The categories that a session trains with what was said of each; they are open once all exercises are answered',
    access: read,
    input: z.object({ sessionId }),
    output: z.object({ isOpen: z.boolean(), items: sessionView.shape.categoryPunch }),
  }),
  categoryFeedback: call('POST', `${base}/categoryPunch`, {
    summary: 'Feedback on a category, once all exercises are answered',
    access: write,
    input: category,
    errors: [...sessionFaults, 'RocketSystem:CompleteOrder'],
  }),
  categoryEdit: call('PUT', `${base}/categoryPunch`, {
    summary: 'Change the feedback on a category',
    access: write,
    input: category,
    errors: [...sessionFaults, 'RocketSystem:CompleteOrder'],
  }),
  forChildPunch: call('GET', `${base}/forChildPunch`, {
    summary: 'What is said of one child of a session, with the form for it',
    access: read,
    input: ofChild,
    output: userCourseItem,
    errors: ['SubjectNotFound'],
  }),
  punchForChild: call('POST', `${base}/punchForChild`, {
    summary: 'Say something of one child: only of whoever attends',
    access: write,
    input: personal,
    errors: personalErrors,
  }),
  punchForChildEdit: call('PUT', `${base}/punchForChild`, {
    summary: 'Change what was said of one child',
    access: write,
    input: personal,
    errors: personalErrors,
  }),
  finish: call('POST', `${base}/numDone`, {
    summary: 'Finish the running session: one class of each child that attends, exactly once however often this is sent',
    access: write,
    input: numbered.extend({
      /** When it ended, where that could not be told at once. */
      finishedAt: instant.optional(),
      ...inRun,
    }),
    output: finished,
    errors: finishErrors,
  }),
  endClass: call('POST', `${base}/endClass`, {
    summary: 'Finish the session of the class that runs',
    access: write,
    input: ofPlan,
    output: finished,
    errors: finishErrors,
  }),
  abandon: call('POST', `${base}/endCourse`, {
    summary: 'End the running session without counting it: it begins anew another day, and nobody pays',
    closesBooks: true,
    // whoever may write, also while the center lacks the project
    access: read,
    input: abandonCourse,
    errors: ['RocketSystem:SessionNotOpen'],
  }),
};
