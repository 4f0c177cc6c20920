import { z } from 'zod';
import { id, instant } from '../../wire.ts';
import { needKinds } from './kinds.ts';

/** What of a center's queue is meant: what it is about, and its state when it was read. */
const key = z
  .string()
  .min(1)
  .max(200)
  .meta({ examples: ['leaveAsked:0198f3a0-0000-7000-8000-000000000000'] });

/** What somebody said of something that waits. A state of its own each: what was given to somebody may be put off by them. */
export const needMark = z.object({
  done: z.object({ byName: z.string(), time: instant }).nullable(),
  snoozed: z.object({ byName: z.string(), until: instant }).nullable(),
  handed: z.object({ toId: id('person'), toName: z.string(), byName: z.string() }).nullable(),
});

export const needsHand = z.object({
  key,
  kind: z.enum(needKinds),
  /** Null where it is about a class or somebody of the staff. */
  subjectId: id('subject').nullable(),
  /** Of the child, the class or whoever it is about. */
  subjectName: z.string(),
  count: z.int().nullable(),
  /** When it is or was, or by when. */
  time: instant.nullable(),
  /** The page of the web app where it is mended. */
  mend: z.string(),
  /** The booking that it is about, where it is mended at once. */
  booking: z.object({ id: id('occurrence'), time: instant }).optional(),
  mark: needMark.nullable(),
});
export type NeedsHand = z.infer<typeof needsHand>;

export const ofNeed = z.object({ key });
export const snoozeNeed = ofNeed.extend({ until: instant });
export const handOverNeed = ofNeed.extend({ personId: id('person'), note: z.string().trim().max(300).optional() });
