import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';

export const platform = z.enum(['App', 'Web']);
export const occurrenceState = z.enum(['scheduled', 'opened', 'finished', 'cancelled']);

export const notice = z.object({ hour: z.union([z.literal(24), z.literal(1)]), noticeParent: z.boolean(), noticeTrainer: z.boolean() });

export const createSchedule = z.object({
  trainerId: id('person'),
  userOfflinePlanId: id('plan'),
  /** When it starts; in the centre's zone a multiple of 5 minutes, 6:00 to 20:55, not in the past. */
  time: instant,
  /** Minutes, one of the centre's session durations. */
  duration: z.int().min(5).max(240).multipleOf(5),
  platform,
  classroomId: id('classroom').nullable().default(null),
  notice: z
    .array(notice)
    .max(2)
    .default([
      { hour: 24, noticeParent: true, noticeTrainer: true },
      { hour: 1, noticeParent: false, noticeTrainer: false },
    ]),
});

export const scheduleEntry = z.object({
  id: id('occurrence'),
  userOfflinePlanId: id('plan'),
  subjectId: id('subject'),
  subjectName: z.string(),
  trainerId: id('person'),
  trainerName: z.string(),
  time: instant,
  endTime: instant,
  duration: z.int(),
  platform,
  classroomId: id('classroom').nullable(),
  classroomName: z.string().nullable(),
  state: occurrenceState,
  sessionId: id('session').nullable(),
  sessionNum: z.int().nullable(),
  /** A class is held for it; otherwise it is booked ahead of a renewal. */
  covered: z.boolean(),
  notice: z.array(notice),
  concurrencyStamp,
});
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

export const clash = z.object({ kind: z.enum(['coach', 'child', 'classroom']), name: z.string(), from: instant, to: instant });
export type Clash = z.infer<typeof clash>;

export const classroom = z.object({ id: id('classroom'), classroomName: z.string(), status: z.enum(['Effective', 'Invalid']) });

export const needsHand = z.object({
  kind: z.enum(['moveAsked', 'unfinishedSession', 'lowCredit', 'notCovered', 'notBound', 'moveRefused', 'moveAccepted']),
  subjectId: id('subject'),
  subjectName: z.string(),
  count: z.int().nullable(),
  /** The page of the web app where it is mended. */
  mend: z.string(),
});

/** What a center does once, in this order, until it runs. */
export const firstStep = z.object({ step: z.enum(['profile', 'staff', 'child', 'contract', 'session']), done: z.boolean() });
export type FirstStep = z.infer<typeof firstStep>;

export const today = z.object({
  date: z.iso.date(),
  zone: z.string(),
  coaches: z.array(z.object({ id: id('person'), name: z.string(), entries: z.array(scheduleEntry) })),
  checkedIn: z.array(z.object({ subjectId: id('subject'), name: z.string(), at: instant })),
  needsHand: z.array(needsHand),
  /** For whoever sets the center up, while a step is left. */
  firstSteps: z.array(firstStep),
});
export type Today = z.infer<typeof today>;
