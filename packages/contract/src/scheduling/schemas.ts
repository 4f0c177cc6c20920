import { z } from 'zod';
import { shownBanner } from '../banners/banner.ts';
import { limits } from '../limits.ts';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { needsHand } from './needs/schemas.ts';

export const platform = z.enum(['App', 'Web']);
export const occurrenceState = z.enum(['scheduled', 'opened', 'finished', 'cancelled', 'leave', 'missed']);

export const notice = z.object({ hour: z.union([z.literal(24), z.literal(1)]), noticeParent: z.boolean(), noticeTrainer: z.boolean() });

/** Who is told where nobody chose. */
export const usualNotice: z.infer<typeof notice>[] = [
  { hour: 24, noticeParent: true, noticeTrainer: true },
  { hour: 1, noticeParent: false, noticeTrainer: false },
];

export const schedulingType = z.enum(['Single', 'Recurring']);
/** Days from one session to the next. */
export const timeInterval = z.union([z.literal(7), z.literal(14)]);

const slot = z.object({
  /** When it starts; in the centre's zone a multiple of 5 minutes, 6:00 to 20:55, not in the past. */
  time: instant,
  /** Minutes, one of the centre's session durations. */
  duration: z.int().min(5).max(240).multipleOf(5),
  platform,
  classroomId: id('classroom').nullable().default(null),
});

/** What repeats: it keeps its hour on the centre's clock. */
export const scheduleTime = slot.extend({ timeInterval });
export type ScheduleTime = z.infer<typeof scheduleTime>;

/** What is booked, whether it is new or changed. */
const booking = slot.extend({
  trainerId: id('person'),
  /** A new one is told as its plan says, else as everywhere; a changed one as before. */
  notice: z.array(notice).max(2).optional(),
  /** Why more is booked than the centre's limit of a day or the plan's sessions allow; a clash is never overridden. */
  overrideReason: z.string().trim().min(1).max(500).optional(),
});

const repeats = {
  /** One, unless told. */
  schedulingType: schedulingType.optional(),
  /** How many sessions are booked in all. */
  number: z.int().min(1).max(limits.schedule.mostAtOnce).optional(),
  /** Of a recurring one: what repeats, each from its first date; what stands beside this is that of its first session. */
  scheduleTimes: z.array(scheduleTime).max(7).optional(),
};
interface Repeats {
  schedulingType?: z.infer<typeof schedulingType> | undefined;
  number?: number | undefined;
  scheduleTimes?: ScheduleTime[] | undefined;
}
const saysWhatRepeats = ({ schedulingType, scheduleTimes = [] }: Repeats) => (schedulingType === 'Recurring') === scheduleTimes.length > 0;
const isOneUnlessItRepeats = ({ schedulingType, number = 1 }: Repeats) => schedulingType === 'Recurring' || number === 1;

export const createSchedule = booking
  .extend({ userOfflinePlanId: id('plan'), ...repeats })
  .refine(saysWhatRepeats, { path: ['scheduleTimes'] })
  .refine(isOneUnlessItRepeats, { path: ['number'] });

/** The same of a class. */
export const createClassSchedule = booking
  .extend({ groupTrainingPlanId: id('groupPlan'), ...repeats })
  .refine(saysWhatRepeats, { path: ['scheduleTimes'] })
  .refine(isOneUnlessItRepeats, { path: ['number'] });

export const editFollowing = booking.extend({ id: id('occurrence'), concurrencyStamp });
export const editSchedule = editFollowing.extend({
  /** This one, or with `false` this and those of its series that follow. */
  thisSessionOnly: z.boolean(),
});

export const scheduleEntry = z.object({
  id: id('occurrence'),
  /** The plan of the child that is trained; null where it is a class. */
  userOfflinePlanId: id('plan').nullable(),
  subjectId: id('subject').nullable(),
  /** Of the child, or of the class. */
  subjectName: z.string(),
  /** The plan of the class that is trained; null where it is one child. */
  groupTrainingPlanId: id('groupPlan').nullable(),
  /** How many children it is booked for. */
  childCount: z.int(),
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
  /** A class of credit is held for each child of it; otherwise it is booked ahead of a renewal. */
  covered: z.boolean(),
  /** One of a series. */
  isRecurring: z.boolean(),
  notice: z.array(notice),
  concurrencyStamp,
});
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

/** Why nothing follows a booking: its plan has one session left, or it is the last of its series. */
export const followFault = z.enum(['oneLeft', 'last']);

export const scheduleDetail = scheduleEntry.extend({
  schedulingType,
  /** What of its series repeats, by the last change of what follows. */
  scheduleTimes: z.array(scheduleTime),
  /** How many of its series are booked after it. */
  following: z.int(),
  followFault: followFault.nullable(),
});

/** What a session needs and cannot have; `leave`: its coach is off. */
export const clash = z.object({ kind: z.enum(['coach', 'child', 'classroom', 'leave']), name: z.string(), from: instant, to: instant });
export type Clash = z.infer<typeof clash>;

/** A session that cannot be booked as it was asked for, and when on that day everybody is free. */
export const clashingSession = z.object({ time: instant, clashes: z.array(clash), freeTime: instant.nullable() });
export type ClashingSession = z.infer<typeof clashingSession>;

export const classroom = z.object({ id: id('classroom'), classroomName: z.string(), status: z.enum(['Effective', 'Invalid']) });

/** What a center does once, in this order, until it runs. */
export const firstStep = z.object({ step: z.enum(['profile', 'staff', 'child', 'contract', 'session']), done: z.boolean() });
export type FirstStep = z.infer<typeof firstStep>;

/** A session of the day that nobody booked, whoever it is for. */
export const unbookedSession = z.object({
  sessionId: z.uuid(),
  kind: z.enum(['one', 'group', 'trial']),
  planId: z.uuid(),
  num: z.int(),
  /** Of the child, or of the class. */
  name: z.string(),
  time: instant,
  /** Null while it runs. */
  endTime: instant.nullable(),
});
export type UnbookedSession = z.infer<typeof unbookedSession>;

export const today = z.object({
  date: z.iso.date(),
  zone: z.string(),
  coaches: z.array(z.object({ id: id('person'), name: z.string(), entries: z.array(scheduleEntry), unbooked: z.array(unbookedSession) })),
  checkedIn: z.array(z.object({ subjectId: id('subject'), name: z.string(), at: instant })),
  needsHand: z.array(needsHand),
  /** For whoever sets the center up, while a step is left. */
  firstSteps: z.array(firstStep),
  /** What the platform tells centers on this day. */
  banners: z.array(shownBanner),
});
export type Today = z.infer<typeof today>;
