import { z } from 'zod';
import { feedbackSeries } from '../offline-plans/record-calls.ts';
import { call, id, instant } from '../wire.ts';

/** Whose plan it is: the child's own, or that of its class. */
const ofPlan = z.object({ planId: z.uuid(), kind: z.enum(['one', 'group', 'trial']) });
const session = ofPlan.extend({ num: z.int() });

/** Each part is null for whoever may not see what it is of. */
export const subjectOverview = z.object({
  /** What is booked. */
  bookings: z
    .object({
      /** The first of them. */
      ahead: z.array(ofPlan.extend({ id: id('occurrence'), time: instant, endTime: instant, trainerName: z.string() })),
      count: z.int(),
      /** How many have no class held for them. */
      uncovered: z.int(),
    })
    .nullable(),
  classes: z
    .object({
      /** Classes left; class sessions of whoever was only ever given these. */
      left: z.int(),
      isGroup: z.boolean(),
      /** Whether a contract is in force. */
      hasContract: z.boolean(),
    })
    .nullable(),
  training: z
    .object({
      /** The one-to-one plan by which the child trains now. */
      planId: id('plan').nullable(),
      open: session.extend({ openedAt: instant }).nullable(),
      /** The session that was finished last, and whether the family told how it was. */
      finished: session.extend({ finishedAt: instant, hasFamilyFeedback: z.boolean() }).nullable(),
      /** What coaches rated last, over the sessions of the plan. */
      rating: feedbackSeries.omit({ source: true }).extend({ isTrial: z.boolean() }).nullable(),
    })
    .nullable(),
});
export type SubjectOverview = z.infer<typeof subjectOverview>;

export const subjectOverviewCalls = {
  get: call('GET', '/api/business/subject/overview/{subjectId}', {
    summary: 'A child at a glance: sessions to come, classes left, the last ratings; of each part what the caller may see',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: z.object({ subjectId: id('subject') }),
    output: subjectOverview,
    errors: ['SubjectNotFound'],
  }),
};
