import { z } from 'zod';
import { limits } from '../limits.ts';
import { scheduleEntry } from '../scheduling/schemas.ts';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { adjustmentOption } from './adjust-classes/schemas.ts';
import { customization } from './customized/schemas.ts';
import { feedbacks } from './feedback-schemas.ts';
import { abandonCourse, beforeStart, createPlan, planListQuery, planRecord, planSummary, sessionState, sessionView } from './schemas.ts';
import { inRun, sessionFaults } from './session-faults.ts';
import { ofPlanTab as readTab } from './tab-access.ts';

const read = { anyOf: ['RocketSystem.UserOfflinePlan'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';
const sessionId = id('session');

export const punch = z.object({ itemId: id('item'), hasDone: z.boolean().nullable(), feedbacks: feedbacks.optional(), ...inRun });
const punchErrors = [...sessionFaults, 'RocketSystem:PunchOutOfOrder', 'RocketSystem:AlreadyAnswered'] as const;

export const offlinePlanCalls = {
  list: call('GET', base, {
    summary: "A child's plans, newest first",
    access: readTab,
    input: planListQuery,
    output: paged(planSummary),
    errors: ['SubjectNotFound'],
  }),
  availablePlans: call('GET', `${base}/availablePlans`, {
    summary: 'Plan templates that may be chosen',
    access: readTab,
    output: paged(z.object({ id: id('planTemplate'), displayName: z.string(), description: z.string(), totalNum: z.int() })),
  }),
  create: call('POST', `${base}/create`, {
    summary:
      'Create a plan from a template at a level, its exercises as the template has them or chosen by a report: sessions 1..n with their items',
    access: write,
    input: createPlan.extend({ customized: customization.optional() }),
    output: z.object({ id: id('plan') }),
    errors: ['SubjectNotFound', 'RocketSystem:ActivePlanExists', 'RocketSystem:NothingToArrange'],
  }),
  get: call('GET', `${base}/{id}`, { summary: 'One plan', access: readTab, input: z.object({ id: id('plan') }), output: planSummary }),
  sessionList: call('GET', `${base}/userCourseList`, {
    summary: 'The numbered sessions of a plan',
    access: readTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(
      z.object({
        id: sessionId,
        num: z.int(),
        state: sessionState,
        /** Why it was put into the plan; null for one of its own. */
        addedBy: adjustmentOption.nullable(),
        /** When the booking begins that it would be held at; null where it has begun, or none is left for it. */
        bookedFor: instant.nullable(),
        openedAt: instant.nullable(),
        finishedAt: instant.nullable(),
        itemCount: z.int(),
        doneCount: z.int(),
      }),
    ),
  }),
  planRecords: call('GET', `${base}/planRecords`, {
    summary: 'What happened to a plan, newest first',
    access: readTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(planRecord),
  }),
  trainingCalendar: call('GET', `${base}/trainingCalendar`, {
    summary: 'What of a plan is scheduled within a span of at most 62 days, by start',
    access: read,
    input: z.object({
      userOfflinePlanId: id('plan'),
      start: instant.meta({ examples: ['2030-01-06T00:00:00Z'] }),
      end: instant.meta({ examples: ['2030-01-13T00:00:00Z'] }),
    }),
    output: paged(scheduleEntry),
  }),
  beforeStartCourse: call('GET', `${base}/beforeStartCourse`, {
    summary: 'All gates of starting the next session at once',
    access: read,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: beforeStart,
  }),
  startCourse: call('POST', `${base}/startCourse`, {
    summary: 'Start the next session; with its number that one alone, and once however often this is sent',
    access: write,
    input: z.object({
      userOfflinePlanId: id('plan'),
      num: z.int().min(1).optional(),
      /** When it began, where that could not be told at once. */
      startedAt: instant.optional(),
    }),
    output: z.object({ sessionId, num: z.int() }),
    errors: [
      'RocketSystem:CoachTimesUsedUp',
      'RocketSystem:CertificateExpired',
      'RocketSystem:UncompletedMediumAssessment',
      'RocketSystem:SubjectNotBound',
      'RocketSystem:SubjectLoggedOut',
      'RocketSystem:NoValidContract',
      'RocketSystem:SettingsIncomplete',
      'RocketSystem:SessionAlreadyOpen',
      'RocketSystem:CoachBusy',
      'RocketSystem:NoSessionLeft',
      'RocketSystem:SessionNotNext',
      'RocketSystem:PlanNotActive',
    ],
  }),
  session: call('GET', `${base}/userOfflinePlanCourse`, {
    summary: 'A session with its items, forms and music',
    access: read,
    input: z.object({ userOfflinePlanId: id('plan'), num: z.int().min(1) }),
    output: sessionView,
  }),
  sessionStamp: call('GET', `${base}/userOfflinePlanCourse/stamp`, {
    summary: 'What changes with whatever anybody does in a session: a page that shows one asks every few seconds',
    access: read,
    input: z.object({ userOfflinePlanId: id('plan'), num: z.int().min(1) }),
    output: z.object({ stamp: z.string() }),
  }),
  punch: call('POST', `${base}/punch`, {
    summary: 'Answer an item: done, not done, or null to undo the latest; with its feedback',
    closesBooks: true,
    access: write,
    input: punch,
    errors: punchErrors,
  }),
  punchEdit: call('PUT', `${base}/punch`, {
    summary: 'Edit an answered item of the running session',
    closesBooks: true,
    access: write,
    input: punch,
    errors: punchErrors,
  }),
  overallFeedback: call('POST', `${base}/punchForNum`, {
    summary: 'Overall feedback of the running session',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, feedbacks, ...inRun }),
    errors: sessionFaults,
  }),
  categoryFeedback: call('POST', `${base}/categoryPunch`, {
    summary: 'Feedback on a category, once all items are answered',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, categoryId: id('category'), feedbacks, ...inRun }),
    errors: [...sessionFaults, 'RocketSystem:CompleteOrder'],
  }),
  musicPunch: call('POST', `${base}/musicPunch`, {
    summary: 'Music punched track by track, in order, with its feedback after the last',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, sessionTrackId: id('sessionTrack').optional(), feedbacks: feedbacks.optional(), ...inRun }),
    errors: [...sessionFaults, 'RocketSystem:TrackOutOfOrder', 'RocketSystem:TrackNotFinished'],
  }),
  abandon: call('POST', `${base}/abandonCourse`, {
    summary: 'Abandon the running session, also where nothing else can be written: it begins anew another day, and its class returns',
    closesBooks: true,
    // whoever may write, also while the center lacks the project
    access: read,
    input: abandonCourse,
    errors: ['RocketSystem:SessionNotOpen'],
  }),
  note: call('POST', `${base}/note`, {
    summary: 'Note on the record of a plan what was said in a session that no longer takes it',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, text: z.string().trim().min(1).max(limits.sessionNote) }),
  }),
  finish: call('POST', `${base}/numDone`, {
    summary: 'Finish the running session: one class is consumed, exactly once however often this is sent',
    closesBooks: true,
    access: write,
    input: z.object({
      userOfflinePlanId: id('plan'),
      num: z.int().min(1),
      /** When it ended, where that could not be told at once. */
      finishedAt: instant.optional(),
      ...inRun,
    }),
    output: z.object({ isLast: z.boolean(), remainingClasses: z.int(), nextNum: z.int().nullable() }),
    errors: [...sessionFaults, 'RocketSystem:SessionIncomplete', 'RocketSystem:NoClassLeft'],
  }),
};
