import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { feedbacks } from '../feedback-schemas.ts';
import { itemForm, missingPart, sessionForm, sessionForms } from '../schemas.ts';
import { sessionFaults } from '../session-faults.ts';

const read = { anyOf: ['RocketSystem.UserOfflinePlan'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';
const sessionId = id('session');
const numbered = z.object({ userOfflinePlanId: id('plan'), num: z.int().min(1) });
const ofItem = z.object({ itemId: id('item'), feedbacks });
const ofItemErrors = [...sessionFaults, 'RocketSystem:PunchOutOfOrder', 'RocketSystem:AlreadyAnswered'] as const;

/** Each form of a session by itself: what was said, and what is said instead while it runs. */
export const sessionFormCalls = {
  forPunch: call('GET', `${base}/forPunch`, {
    summary: 'An exercise of a session with its form and what was said of it',
    access: read,
    input: z.object({ itemId: id('item') }),
    output: itemForm,
  }),
  item: call('POST', `${base}/itemFeedback`, {
    summary: 'Feedback on the next exercise, which is done with it',
    closesBooks: true,
    access: write,
    input: ofItem,
    errors: ofItemErrors,
  }),
  itemEdit: call('PUT', `${base}/itemFeedback`, {
    summary: 'Change the feedback on an answered exercise of the running session; whether it was done stays',
    closesBooks: true,
    access: write,
    input: ofItem,
    errors: ofItemErrors,
  }),
  overall: call('GET', `${base}/punchForNum`, {
    summary: 'The overall feedback of a session',
    access: read,
    input: numbered,
    output: sessionForm,
  }),
  overallEdit: call('PUT', `${base}/punchForNum`, {
    summary: 'Change the overall feedback of the running session',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, feedbacks }),
    errors: sessionFaults,
  }),
  categories: call('GET', `${base}/categoryPunch`, {
    summary: 'The categories that a session trains with what was said of each; they are open once all exercises are answered',
    access: read,
    input: numbered,
    output: sessionForms,
  }),
  categoryEdit: call('PUT', `${base}/categoryPunch`, {
    summary: 'Change the feedback on a category of the running session',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, categoryId: id('category'), feedbacks }),
    errors: [...sessionFaults, 'RocketSystem:CompleteOrder'],
  }),
  musicEdit: call('PUT', `${base}/musicPunch`, {
    summary: 'Change the feedback on the music of the running session, once all of it was heard',
    closesBooks: true,
    access: write,
    input: z.object({ sessionId, feedbacks }),
    errors: [...sessionFaults, 'RocketSystem:TrackOutOfOrder'],
  }),
  beforeFinish: call('GET', `${base}/beforeNumDone`, {
    summary: 'What finishing a session still needs, and what it takes',
    access: read,
    input: numbered,
    output: z.object({
      missing: z.array(missingPart),
      /** Whether it may be finished now, by whoever asks. */
      canFinish: z.boolean(),
      isLast: z.boolean(),
      remainingClasses: z.int(),
      /** A session of a plan takes no trial; a trial has its own address. */
      trialNeeded: z.literal(false),
      /** Trials that the center has left; -1 and from 500 on nobody counts them. */
      tryCount: z.int(),
    }),
  }),
};
