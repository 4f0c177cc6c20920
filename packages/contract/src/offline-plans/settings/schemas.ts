import { z } from 'zod';
import { limits } from '../../limits.ts';
import { notice } from '../../scheduling/schemas.ts';
import { concurrencyStamp, id } from '../../wire.ts';

const { stepMinutes, maxDurationMinutes } = limits.schedule;
const { bars } = limits;

/** A time that a session may last. */
export const sessionDuration = z.object({
  /** What it is for, in the center's words. */
  des: z.string().trim().max(limits.durationDescription).default(''),
  duration: z.int().min(stepMinutes).max(maxDurationMinutes).multipleOf(stepMinutes),
  /** How many exercises a session of this length holds. */
  bars: z.int().min(bars.min).max(bars.max).default(bars.usual),
  /** Whether it is offered when a session is booked. */
  enable: z.boolean(),
});
export type SessionDuration = z.infer<typeof sessionDuration>;

export const planSettings = z.object({
  userOfflinePlanId: id('plan'),
  /** Otherwise those of child, coach and center count. */
  hasOwnDurations: z.boolean(),
  /** Otherwise people are told as everywhere. */
  hasOwnNotice: z.boolean(),
  /** Shortest first; what is offered elsewhere and was not chosen here too, not enabled. */
  sessionDurations: z.array(sessionDuration),
  notice: z.array(notice),
  /** Of what was saved; null while nothing was. */
  concurrencyStamp: concurrencyStamp.nullable(),
});
export type PlanSettings = z.infer<typeof planSettings>;

export const changePlanSettings = z.object({
  userOfflinePlanId: id('plan'),
  /** Null: those of child, coach and center. */
  sessionDurations: z
    .array(sessionDuration)
    .min(1)
    .max(48)
    .refine((all) => new Set(all.map(({ duration }) => duration)).size === all.length)
    .nullable()
    .meta({ examples: [[{ des: '', duration: 45, bars: 4, enable: true }]] }),
  /** Null: as everywhere. */
  notice: z.array(notice).max(2).nullable(),
  concurrencyStamp: concurrencyStamp.nullable(),
});
