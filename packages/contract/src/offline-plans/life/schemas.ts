import { z } from 'zod';
import { limits } from '../../limits.ts';
import { id, instant } from '../../wire.ts';
import { difficulty } from '../schemas.ts';

/** Options of a question of reasons; what is said in one's own words begins with `other:`. */
export const reasons = z.array(z.string().max(limits.answer.choice)).min(1).max(20);

export const endPlan = z.object({ userOfflinePlanId: id('plan'), reasons });

export const cancelPlan = z.object({ userOfflinePlanId: id('plan'), reason: z.string().trim().min(1).max(limits.abandonReason) });

/** How many bookings to come went with the plan; their classes are free again. */
export const cancelledBookings = z.object({ cancelledBookings: z.int() });

/** From where added sessions go on: the template anew at a level of its own, further on at the levels reached, or anew at the plan's level. */
export const continuationMode = z.enum(['New', 'Continue', 'Reset']);

export const extendPlan = z.object({
  userOfflinePlanId: id('plan'),
  /** How many sessions are added. */
  number: z.int().min(limits.extendClass.min).max(limits.extendClass.max),
  continuationMode: continuationMode.default('Continue'),
  /** With New: the level at which the template begins anew. The plan's own unless told. */
  startDifficulty: difficulty.optional(),
});

export const renewalRecord = z.object({
  id: z.uuid(),
  creationTime: instant,
  continuationMode,
  addedClass: z.int(),
  /** Names, in the reader's language; null for a plan without music. */
  recommendMusicCourse: z.string().nullable(),
  usingMusicCourse: z.string().nullable(),
  /** Classes that the child had left then, those that bookings held among them. */
  arrangeableClass: z.int(),
  scheduleClass: z.int(),
  remainingClass: z.int(),
  creationName: z.string(),
});
