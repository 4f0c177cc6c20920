import { z } from 'zod';
import { limits } from '../../limits.ts';
import { id, instant } from '../../wire.ts';

/** Nobody came, or it was cancelled too late to give its time to somebody else. */
export const missedReason = z.enum(['NoShow', 'LateCancellation']);
export type MissedReason = z.infer<typeof missedReason>;

/** What a center holds against a family that does not come. */
export const missRule = z.object({
  noShowTakesClass: z.boolean(),
  lateCancellationTakesClass: z.boolean(),
  /** Up to so many hours before its start a session is cancelled for nothing. */
  freeCancellationHours: z.int().min(0).max(168),
});
export type MissRule = z.infer<typeof missRule>;

export const missedBooking = z.object({
  /** What may be said of it from a moment on, and whether that takes a class. */
  reasons: z.array(z.object({ reason: missedReason, from: instant, takesClass: z.boolean() })),
  decided: z
    .object({
      reason: missedReason,
      at: instant,
      by: z.string(),
      /** Classes that it took. */
      taken: z.int(),
      isUndoable: z.boolean(),
    })
    .nullable(),
});

export const missBooking = z.object({
  id: id('occurrence'),
  reason: missedReason,
  /** Where it was said without a network and is told later. */
  saidAt: instant.optional(),
});
export const undoMissed = z.object({ id: id('occurrence'), reason: z.string().trim().min(1).max(limits.abandonReason) });
