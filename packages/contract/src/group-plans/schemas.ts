import { z } from 'zod';
import { limits } from '../limits.ts';
import {
  attendance,
  difficulty,
  gate,
  openInterim,
  planItem,
  planState,
  sessionState,
  sessionView,
  userCourseItem,
} from '../offline-plans/schemas.ts';
import { id, instant, pageQuery } from '../wire.ts';

/** How a child of a class stands before a session: whether it may take part, and what keeps it from it. */
export const childStanding = z.object({
  id: id('subject'),
  name: z.string(),
  outpatientNumber: z.string().nullable(),
  /** Sessions left on contracts for classes in force. */
  remainingClasses: z.int(),
  /** What keeps it from taking part; null where nothing does. */
  code: z.string().nullable(),
  message: z.string().nullable(),
  /** Where that is mended: a path of the web app, or null. */
  mend: z.string().nullable(),
  /** The interim assessment that waits for its answers; null where none does. */
  openInterim: openInterim.nullable(),
});
export type ChildStanding = z.infer<typeof childStanding>;

export const groupPlan = z.object({
  id: id('groupPlan'),
  classGroupId: id('classGroup'),
  className: z.string(),
  displayName: z.string(),
  state: planState,
  trainerId: id('person'),
  coachName: z.string(),
  startDifficulty: difficulty,
  totalNum: z.int(),
  /** Sessions finished. */
  num: z.int(),
  /** The session that is open or comes next; totalNum when all are finished. */
  currentNum: z.int(),
  isOpening: z.boolean(),
  /** The next session may be started: none is open and one is left. */
  canNext: z.boolean(),
  childCount: z.int(),
  creationTime: instant,
});
export type GroupPlan = z.infer<typeof groupPlan>;

export const createGroupPlan = z.object({
  classGroupId: id('classGroup'),
  /** Nothing said takes what was chosen for the class. */
  trainingPlanV2Id: id('classPlan').optional(),
  startDifficulty: difficulty.optional(),
  /** Nothing said takes the first coach of the class. */
  trainerId: id('person').optional(),
});

export const groupPlanQuery = pageQuery.omit({ sorting: true }).extend({
  classGroupId: id('classGroup').optional(),
  /** That one alone. */
  groupTrainingPlanId: id('groupPlan').optional(),
  state: planState.exclude(['deleted']).optional(),
});

export const groupCourse = z.object({
  id: id('groupSession'),
  num: z.int(),
  state: sessionState,
  openedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  itemCount: z.int(),
  doneCount: z.int(),
  /** Of one that began: how many children it has, and how many of them attend. */
  childCount: z.int(),
  attendCount: z.int(),
});

/** A child with whose parents somebody is to talk, and since which of the sessions that it attended. */
export const interviewDue = z.object({
  id: id('subject'),
  name: z.string(),
  num: z.int(),
  message: z.string(),
  /** Where the talk is written down, or null where that is somebody else's to do. */
  mend: z.string().nullable(),
});
export type InterviewDue = z.infer<typeof interviewDue>;

export const certificateState = z.object({
  isExpired: z.boolean(),
  /** What is to be done about it, where it ran out. */
  message: z.string().nullable(),
  mend: z.string().nullable(),
});

/** How a child of a class stands in a session now, without what was said of it. */
export const childStatus = z.object({
  subjectId: id('subject'),
  name: z.string(),
  attendance,
  arrivedAt: instant.nullable(),
  leftAt: instant.nullable(),
  answered: z.boolean(),
});

export const beforeGroupStart = z.object({
  gates: z.array(gate),
  num: z.int().nullable(),
  canStart: z.boolean(),
  /** Every child of the class; who may not take part is left out of the session that starts. */
  children: z.array(childStanding),
  /** With whose parents somebody is to talk; it keeps nobody out. */
  interviews: z.array(interviewDue),
});

/** A child in a session of its class, with what is said of it alone. */
export const groupChild = userCourseItem.extend({
  isClosed: z.boolean(),
  comments: z.string().nullable(),
  /** When it came, where that was later than the beginning. */
  arrivedAt: instant.nullable(),
  /** When it left, where that was before the end. */
  leftAt: instant.nullable(),
});
export type GroupChild = z.infer<typeof groupChild>;

export const groupSessionView = sessionView.omit({ id: true, userOfflinePlanId: true, subject: true }).extend({
  id: id('groupSession'),
  groupTrainingPlanId: id('groupPlan'),
  classGroupId: id('classGroup'),
  className: z.string(),
  /** Who takes part, by name; before it starts, who would. */
  userCourseItems: z.array(groupChild),
});
export type GroupSessionView = z.infer<typeof groupSessionView>;

/** What is left out of it stays as it is, null clears it. */
export const attendanceForm = z.object({
  sessionId: id('groupSession'),
  userId: id('subject'),
  attendance,
  comments: z.string().trim().max(limits.attendanceComment).nullish(),
  arrivedAt: instant.nullish(),
  leftAt: instant.nullish(),
});

export const startClass = z.object({
  groupTrainingPlanId: id('groupPlan'),
  userCourseItems: z
    .array(z.object({ userId: id('subject'), attendance }))
    .max(limits.classCapacity.max)
    .default([]),
});

/** An exercise of a session with the form that it is answered by. */
export const itemForm = planItem.pick({ num: true, hasDone: true, feedbackProperties: true, feedbacks: true }).extend({
  id: id('groupItem'),
});
