import { z } from 'zod';
import { shownBanner } from '../banners/banner.ts';
import { call, id, instant } from '../wire.ts';
import { feedbackProperty, feedbacks } from './feedback-schemas.ts';

const access = { link: 'feedback' } as const;

const guestSession = z.object({
  id: id('session'),
  num: z.int(),
  finishedAt: instant,
  coachName: z.string(),
  /** No later session is finished: what was said may still change. */
  isOpen: z.boolean(),
  /** When this guardian said something last. */
  sentAt: instant.nullable(),
  feedbackProperties: z.array(feedbackProperty),
  feedbacks,
});

/** What the page of a feedback link shows: whose child, and its latest finished sessions with what this guardian said about them. */
export const guestFeedback = z.object({
  centerName: z.string(),
  logo: z.string().nullable(),
  childName: z.string(),
  expiresAt: instant,
  banners: z.array(shownBanner),
  /** Times of sessions are told in the center's zone. */
  zone: z.string(),
  sessions: z.array(guestSession),
});
export type GuestFeedback = z.infer<typeof guestFeedback>;
export type GuestSession = z.infer<typeof guestSession>;

export const guestFeedbackCalls = {
  get: call('GET', '/api/m/feedback', {
    summary: 'The latest sessions that a link asks about, with what its guardian said before',
    access,
    output: guestFeedback,
  }),
  save: call('PUT', '/api/m/feedback', {
    summary: "Say how a session went; once more replaces one's own answer",
    access,
    input: z.object({ sessionId: id('session'), feedbacks }),
    output: z.object({ sentAt: instant }),
    errors: ['Trellis:GuardianMayNot', 'RocketSystem:FeedbackClosed'],
  }),
};
