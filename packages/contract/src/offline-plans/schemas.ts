import { z } from 'zod';
import { assessmentStatuses, assessmentTypes } from '../assessments/rules.ts';
import { limits } from '../limits.ts';
import { id, instant, pageQuery } from '../wire.ts';
import { feedbackProperty, feedbacks } from './feedback-schemas.ts';
import { missingPartNames } from './missing-part.ts';
import { inRun } from './session-faults.ts';

export const difficulty = z.int().min(limits.difficulty.min).max(limits.difficulty.max);
export const planState = z.enum(['active', 'readyToEnd', 'ended', 'cancelled', 'deleted']);
/** Who a plan is for; see docs/sessions.md. */
export const planKind = z.enum(['one', 'group', 'trial']);
/** V4 plans read the second scale of an exercise. */
export const ilsVersion = z.enum(['V3', 'V4']);
export const serverNumber = z.int().min(limits.serverNumber.min).max(limits.serverNumber.max);
export const sessionState = z.enum(['notStarted', 'open', 'finished', 'cancelled']);
/** Whether a child takes part in a session; whoever attends pays for it. */
export const attendance = z.enum(['Attend', 'Absent', 'RequestForLeave']);
export const itemKind = z.enum(['activity', 'static', 'nonePlaybook']);

export const lastTime = z.object({
  num: z.int(),
  at: instant,
  difficulty: z.int(),
  hasDone: z.boolean(),
  rating: z.number().nullable(),
  note: z.string().nullable(),
});

export const planItem = z.object({
  id: id('item'),
  /** The session that it belongs to. */
  num: z.int(),
  position: z.int(),
  kind: itemKind,
  trainingProgram: z.object({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    subTitle: z.string(),
    content: z.string(),
    precautions: z.string(),
    possibleDifficulties: z.string(),
    targets: z.array(z.string()),
    materials: z.array(z.string()),
    /** Its video, where it has one. */
    vid: id('video').nullable(),
    /** Its pictures, in their order, where it has some. */
    images: z.array(z.object({ id: z.uuid(), fileName: z.string(), url: z.string() })).optional(),
    /** What helps with a class; told where a class trains, and nowhere else. */
    suggestionsOnGroupTeaching: z.string().optional(),
    /** The level here, on the plan's scale: the first one, or of a V4 plan the second. The other one is where the exercise begins. */
    difficulty,
    difficulty2: difficulty,
    minDifficulty: difficulty,
    maxDifficulty: difficulty,
    categories: z.array(z.object({ id: id('category'), name: z.string() })),
  }),
  hasDone: z.boolean().nullable(),
  doneTime: instant.nullable(),
  difficultyAdjusted: z.boolean(),
  /** Its answer was changed after it was given. */
  isEdit: z.boolean(),
  feedbackProperties: z.array(feedbackProperty),
  feedbacks,
  lastTime: lastTime.nullable(),
});
export type PlanItem = z.infer<typeof planItem>;

export const answeredForm = z.object({ feedbackProperties: z.array(feedbackProperty), feedbacks, answered: z.boolean() });

/** A form of a session by itself, and where it is written. */
export const sessionForm = answeredForm.extend({ sessionId: id('session'), isWritable: z.boolean() });
export const itemForm = planItem.pick({ id: true, num: true, hasDone: true, feedbackProperties: true, feedbacks: true });

/** A child in a run of a session, with what was said about that child alone. */
export const userCourseItem = answeredForm.extend({ subjectId: id('subject'), name: z.string(), attendance });

export const track = z.object({
  id: id('sessionTrack'),
  position: z.int(),
  code: z.string(),
  trackCode: z.string(),
  courseCode: z.string(),
  title: z.string(),
  duration: z.int(),
  boneConduction: z.boolean(),
  isPunched: z.boolean(),
  /** Seconds heard so far; the player resumes here. */
  progress: z.number(),
  /** The second where the player stood last. */
  lastProgress: z.number(),
  isFinished: z.boolean(),
  canListen: z.boolean(),
  cannotListenReason: z.string().nullable(),
  /** A short-lived signed address with Range. */
  url: z.string(),
});
export type Track = z.infer<typeof track>;

export const missingPart = z.enum(missingPartNames);

export const sessionView = z.object({
  id: id('session'),
  userOfflinePlanId: id('plan'),
  displayName: z.string(),
  /** Of whom is archived or forgotten nothing more is asked or written. */
  subject: z.object({ id: id('subject'), name: z.string(), isClosed: z.boolean() }),
  ilsVersion,
  coachName: z.string(),
  num: z.int(),
  totalNum: z.int(),
  /** How often it was begun, but for those that were abandoned before. */
  run: z.int(),
  state: sessionState,
  openedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** The minutes that it was booked for; null where it was not. */
  sessionDuration: z.int().nullable(),
  isWritable: z.boolean(),
  /** Whether it is the next one to start, for a reader who may. */
  mayStart: z.boolean(),
  /** Whether the reader may abandon it, which serves where it can no longer be written. */
  mayAbandon: z.boolean(),
  items: z.array(planItem),
  nonePlaybook: z.array(planItem),
  overall: answeredForm,
  categoryPunch: z.array(answeredForm.extend({ categoryId: id('category'), name: z.string() })),
  iLs: z
    .object({ audioType: z.enum(['BrainAudio', 'SenseAudio']), name: z.string(), tracks: z.array(track), feedback: answeredForm })
    .nullable(),
  /** Who takes part in this run of it; nobody before it starts. */
  userCourseItems: z.array(userCourseItem),
  /** Everything that finishing still needs. */
  missing: z.array(missingPart),
});
export type SessionView = z.infer<typeof sessionView>;
/** The forms of its categories by themselves, and whether they are open. */
export const sessionForms = z.object({
  sessionId: id('session'),
  isWritable: z.boolean(),
  isOpen: z.boolean(),
  items: sessionView.shape.categoryPunch,
});

export const planSummary = z.object({
  id: id('plan'),
  displayName: z.string(),
  kind: planKind,
  state: planState,
  subjectId: id('subject'),
  /** The child again: its other name on the wire. */
  userId: id('subject'),
  subjectName: z.string(),
  trainerId: id('person'),
  coachName: z.string(),
  /** What the coach wears for certificates that are in force today. */
  qualificationMedals: z.array(z.object({ id: id('qualificationMedal'), code: z.string(), name: z.string() })),
  startDifficulty: difficulty,
  ilsVersion,
  /** Which server its music comes from, where there are several: it decides the version of its training record. */
  serverNumber: serverNumber.nullable(),
  /** Its music is what its template recommends. */
  isAudioRecommend: z.boolean(),
  isTry: z.boolean(),
  /** The booking that comes next, or else the latest one, is held online. */
  isApp: z.boolean(),
  /** The level of an exercise was changed. */
  isAdjustment: z.boolean(),
  /** The name of its music, in the reader's language; null for a plan without. */
  musicCourse: z.string().nullable(),
  /** Its child is archived or forgotten: the plan is read, and goes on no more. */
  isClosed: z.boolean(),
  totalNum: z.int(),
  /** Sessions finished. */
  num: z.int(),
  /** The session that is open or comes next; totalNum when all are finished. */
  currentNum: z.int(),
  isOpening: z.boolean(),
  /** The next session may be started: none is open and one is left. */
  canNext: z.boolean(),
  /** One was finished, and the next may be started: it is offered. */
  showNextClass: z.boolean(),
  /** The reader may look into its sessions. */
  canViewDetails: z.boolean(),
  openSessionId: id('session').nullable(),
  /** Bookings that were neither held nor called off: they go when the plan ends. */
  bookedNum: z.int(),
  /** No session of it was ever started: it may be deleted. */
  isUntouched: z.boolean(),
  /** The assessments that were arranged for it, the first one first. */
  assessmentStatus: z.array(
    z.object({ id: id('userAssessment'), title: z.string(), assessmentType: z.enum(assessmentTypes), status: z.enum(assessmentStatuses) }),
  ),
  creationTime: instant,
});
export type PlanSummary = z.infer<typeof planSummary>;

export const gate = z.object({
  code: z.string(),
  level: z.enum(['block', 'warn']),
  message: z.string(),
  /** Where it is mended: a path of the web app, or null. */
  mend: z.string().nullable(),
});
export type Gate = z.infer<typeof gate>;

/** An interim assessment that a session waits for. */
export const openInterim = z.object({
  userAssessmentId: id('userAssessment'),
  assessmentId: id('assessment'),
  subjectId: id('subject'),
  title: z.string(),
  subjectName: z.string(),
});
export type OpenInterim = z.infer<typeof openInterim>;

export const beforeStart = z.object({
  gates: z.array(gate),
  subjectName: z.string(),
  remainingClasses: z.int(),
  num: z.int().nullable(),
  canStart: z.boolean(),
  /** Of an independent coach: the sessions started and agreed; null where nothing limits them. */
  usedTimes: z.int().nullable(),
  totalTimes: z.int().nullable(),
  /** The interim assessment that waits for its answers; null where none does. */
  openInterim: openInterim.nullable(),
});

export const createPlan = z.object({
  subjectId: id('subject'),
  templateId: id('planTemplate'),
  startDifficulty: difficulty.default(6),
  trainerId: id('person'),
  serverNumber: serverNumber.nullish(),
});
export const planListQuery = pageQuery.omit({ sorting: true }).extend({ userId: id('subject') });
export const planEvent = z.enum([
  'created',
  'sessionStarted',
  'sessionFinished',
  'sessionAbandoned',
  'noted',
  'readyToEnd',
  'ended',
  'cancelledAfterClass',
  'restarted',
  'extended',
  'deleted',
  'rearranged',
  'levelAdjusted',
  'classAdjusted',
  'settingsChanged',
  'assessmentArranged',
  'coachChanged',
  'leaveRequested',
  'missed',
  'missUndone',
  'bookingCancelled',
  'bookingMoved',
]);

/** Something that happened to a plan. */
export const planRecord = z.object({
  id: z.uuid(),
  creationTime: instant,
  /** The session that it happened to; of a booking the one that it was meant for. */
  num: z.int().nullable(),
  /** When the booking that it happened to was booked for; null where it was none. */
  bookedFor: instant.nullable(),
  /** When a booking that was moved is held instead. */
  movedTo: instant.nullable(),
  planEvent,
  reason: z.array(z.string()),
  /** What was chosen where the library asks for reasons, as the reader reads it. */
  reasonQuestion: z.object({ id: id('property'), displayName: z.string(), answers: z.array(z.string()) }).nullable(),
  creator: z.string(),
});

export const abandonCourse = z.object({ sessionId: id('session'), reason: z.string().trim().min(1).max(limits.abandonReason), ...inRun });

export const leaveOfNum = z.object({
  userOfflinePlanId: id('plan'),
  num: z.int().min(1),
  flag: attendance.exclude(['Attend']),
  comments: z.string().trim().min(1).max(limits.abandonReason).optional(),
});
