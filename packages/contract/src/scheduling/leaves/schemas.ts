import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../../wire.ts';

export const leaveState = z.enum(['Asked', 'Approved', 'Refused', 'Withdrawn']);
export type LeaveState = z.infer<typeof leaveState>;

const words = z.string().trim().min(1).max(500);

/** Longer than anybody is away and comes back. */
const longestDays = 366;

export const askLeave = z
  .object({
    /** Whose leave it is; the caller's own unless told. */
    personId: id('person').optional(),
    startTime: instant.meta({ examples: ['2030-01-06T00:00:00Z'] }),
    endTime: instant.meta({ examples: ['2030-01-08T00:00:00Z'] }),
    reason: words.optional(),
  })
  .refine(({ startTime, endTime }) => Date.parse(endTime) > Date.parse(startTime), { path: ['endTime'] })
  .refine(({ startTime, endTime }) => Date.parse(endTime) - Date.parse(startTime) <= longestDays * 24 * 3_600_000, { path: ['endTime'] });

export const answerLeave = z.object({ id: id('leave'), isApproved: z.boolean(), answer: words.optional(), concurrencyStamp });

export const leave = z.object({
  id: id('leave'),
  personId: id('person'),
  name: z.string(),
  startTime: instant,
  endTime: instant,
  reason: z.string().nullable(),
  state: leaveState,
  answer: z.string().nullable(),
  answeredBy: z.string().nullable(),
  /** How many sessions are booked with them in that time. */
  bookings: z.int(),
  /** What the caller may do with it now. */
  mayAnswer: z.boolean(),
  mayWithdraw: z.boolean(),
  concurrencyStamp,
});
export type Leave = z.infer<typeof leave>;

export const childLeave = z.object({ id: id('occurrence'), comments: words.optional() });
