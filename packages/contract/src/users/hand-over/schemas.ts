import { z } from 'zod';
import { id, instant } from '../../wire.ts';

/** Whose work goes to whom. Who acts for several centers names the one that is meant. */
export const handOver = z.object({
  coachUserId: id('person'),
  toUserId: id('person'),
  /** What of their work: that with these children, and no class; everything unless told. */
  subjectIds: z.array(id('subject')).max(1000).optional(),
});

export const handOverQuery = handOver.extend({
  /** Whose bookings are looked at for clashes, where somebody is chosen already. */
  toUserId: id('person').optional(),
  tenantId: id('tenant').optional(),
});

/** How much of it there is. Who is archived or forgotten stays as they are. */
export const handOverCounts = z.object({
  children: z.int(),
  /** Sessions that are booked and still to come. */
  bookings: z.int(),
  /** One-to-one plans that are not ended. */
  plans: z.int(),
  classes: z.int(),
});
export type HandOverCounts = z.infer<typeof handOverCounts>;

/** A booked session at whose time whoever is to take it has another. */
export const handOverClash = z.object({ time: instant, endTime: instant, subjectName: z.string(), otherName: z.string() });
export type HandOverClash = z.infer<typeof handOverClash>;

export const handOverPreview = handOverCounts.extend({
  /** Who may take it, by name. */
  coaches: z.array(z.object({ id: id('person'), name: z.string(), roles: z.array(z.string()) })),
  clashes: z.array(handOverClash),
});
export type HandOverPreview = z.infer<typeof handOverPreview>;
