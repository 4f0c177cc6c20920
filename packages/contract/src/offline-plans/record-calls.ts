import { z } from 'zod';
import { familyCode, familyCodeErrors, familyCodeInput } from '../guardians/family-code.ts';
import { call, id, instant, paged, pageQuery } from '../wire.ts';
import { feedbackProperty, feedbacks, feedbackValue } from './feedback-schemas.ts';
import { ofPlanTab } from './tab-access.ts';

const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';
const ofPlan = z.object({ userOfflinePlanId: id('plan') });

/** A filled-in form of a session, to read. */
const recordedForm = z.object({
  title: z.string(),
  feedbackProperties: z.array(
    feedbackProperty.extend({
      programFeedbackPropertyId: id('property'),
      /** Null where it was left open. */
      value: feedbackValue.shape.value.nullable(),
    }),
  ),
  feedbacks,
});

/** What somebody said about a session: its coach in several forms, or a guardian in one. */
export const feedbackRecord = z.object({
  id: z.uuid(),
  num: z.int(),
  /** When it was said first, and last. */
  creationTime: instant,
  time: instant,
  /** Null: a guardian who was forgotten. */
  author: z.string().nullable(),
  /** What the guardian is to the child, in the reader's language. */
  relation: z.string().nullable(),
  forms: z.array(recordedForm),
});
export type FeedbackRecord = z.infer<typeof feedbackRecord>;

/** One rating over the sessions of a plan. */
export const feedbackSeries = z.object({
  /** Who rated: the coach the session, the coach its exercises on average, or the guardians on average. */
  source: z.enum(['trainer', 'items', 'parent']),
  /** What was rated, in the reader's language. */
  name: z.string(),
  /** The most stars that can be given. */
  most: z.int(),
  points: z.array(z.object({ num: z.int(), value: z.number() })),
});
export type FeedbackSeries = z.infer<typeof feedbackSeries>;

const codeInput = familyCodeInput.extend({
  userOfflinePlanId: id('plan'),
  /** A finished session that must still be open for feedback. */
  sessionId: id('session').optional(),
});

export const feedbackRecordCalls = {
  list: call('GET', `${base}/feedbackRecords`, {
    summary: 'What coaches or guardians said about the sessions of a plan, the latest session first',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ ...ofPlan.shape, type: z.enum(['trainer', 'parent', 'app']) }),
    output: paged(feedbackRecord),
  }),
  charts: call('GET', `${base}/feedbackCharts`, {
    summary: 'The ratings of a plan, session by session',
    access: ofPlanTab,
    input: ofPlan,
    output: z.object({ series: z.array(feedbackSeries) }),
  }),
  code: call('GET', '/api/rocketAdmin/QrCode/TrainingFeedback', {
    summary: 'A link by which a guardian tells how the latest session of a plan went',
    access: write,
    input: codeInput,
    output: familyCode,
    errors: [...familyCodeErrors, 'RocketSystem:FeedbackClosed'],
  }),
  send: call('POST', `${base}/sendTrainingFeedback`, {
    summary: 'Mail such a link to the guardian',
    access: write,
    input: codeInput,
    output: z.object({ sentTo: z.string(), expiresAt: instant }),
    errors: [...familyCodeErrors, 'RocketSystem:FeedbackClosed', 'Trellis:GuardianHasNoEmail'],
  }),
};
