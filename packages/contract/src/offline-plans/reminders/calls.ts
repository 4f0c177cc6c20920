import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { gate } from '../schemas.ts';

const access = { anyOf: ['RocketSystem.UserOfflinePlan'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';
const ofPlan = z.object({ userOfflinePlanId: id('plan') });

/** What the gates of starting say, asked of one thing alone. */
export const planReminderCalls = {
  special: call('GET', `${base}/specialReminder/{userId}`, {
    summary: 'What is to be thought of about a child, before its next session and within it; empty without a plan that goes on',
    access,
    input: z.object({ userId: id('subject') }),
    output: z.object({ items: z.array(gate) }),
    errors: ['SubjectNotFound'],
  }),
  certificate: call('POST', `${base}/checkCertificateState`, {
    summary: 'Whether the certificate of whoever asks has run out, and where that is mended',
    access,
    input: ofPlan,
    output: z.object({ isExpired: z.boolean(), gate: gate.nullable() }),
  }),
  interview: call('GET', `${base}/parentalInterviewsNeed`, {
    summary: 'Whether the parents are to be talked to after the sessions held so far, and where that is written down',
    access,
    input: ofPlan,
    output: z.object({ isNeeded: z.boolean(), gate: gate.nullable() }),
  }),
};
