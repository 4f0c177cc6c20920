import { z } from 'zod';
import { limits } from '../limits.ts';
import { answeredForm, difficulty, gate, planItem, track } from '../offline-plans/schemas.ts';
import { subjectTag } from '../subjects/schemas.ts';
import { calendarDate, id, instant } from '../wire.ts';
import { missingOfTrialNames, trainingTypes, trialStates } from './rules.ts';

export const trainingType = z.enum(trainingTypes);
export const trialState = z.enum(trialStates);
/** What the family is most concerned about, in its own words. */
export const complaint = z.string().trim().max(1000);
export const abandonReason = z.string().trim().min(1).max(limits.abandonReason);

export const trialSummary = z.object({
  id: id('trialPlan'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  subjectId: id('subject'),
  subjectName: z.string(),
  outpatientNumber: z.string().nullable(),
  trainingType,
  complaint: z.string(),
  coachName: z.string(),
  state: trialState,
  programCount: z.int(),
  doneCount: z.int(),
  /** Stars of the overall feedback. */
  rating: z.number().nullable(),
  startedAt: instant,
  finishedAt: instant.nullable(),
});
export type TrialSummary = z.infer<typeof trialSummary>;

export const trialFilter = z.object({
  /** A part of the child's name or clinic number. */
  filter: z.string().trim().max(100).optional(),
  tenantId: id('tenant').optional(),
  trainingType: trainingType.optional(),
  state: trialState.optional(),
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type TrialFilter = z.infer<typeof trialFilter>;

export const trialItem = planItem.extend({ id: id('trialItem') });
export type TrialItem = z.infer<typeof trialItem>;

export const trialView = z.object({
  id: id('trialPlan'),
  /** That a session with the child is a trial. */
  isTry: z.literal(true),
  subject: z.object({ id: id('subject'), name: z.string(), tag: subjectTag, isClosed: z.boolean() }),
  coachName: z.string(),
  trainingType,
  complaint: z.string(),
  state: trialState,
  startedAt: instant,
  finishedAt: instant.nullable(),
  isWritable: z.boolean(),
  /** It can be given up, also where nothing else of it may be written. */
  mayAbandon: z.boolean(),
  items: z.array(trialItem),
  overall: answeredForm,
  /** Everything that finishing still needs. */
  missing: z.array(z.enum(missingOfTrialNames)),
  /** Trials that the center has left; -1 and from 500 on nobody counts them. */
  tryCount: z.int(),
});
export type TrialView = z.infer<typeof trialView>;

export const trialTrack = track.extend({ id: id('trialTrack') });
export const trialMusic = z.object({ audioType: z.enum(['BrainAudio', 'SenseAudio']), name: z.string(), tracks: z.array(trialTrack) });
export type TrialMusic = z.infer<typeof trialMusic>;

/** An exercise of the library, and whether the trial has it. */
export const trialProgram = z.object({
  id: id('program'),
  code: z.string(),
  title: z.string(),
  subTitle: z.string(),
  difficulty,
  minDifficulty: difficulty,
  maxDifficulty: difficulty,
  categories: z.array(z.object({ id: id('category'), name: z.string() })),
  /** At which difficulty the trial has it; null where it was not chosen. */
  chosenDifficulty: difficulty.nullable(),
});
export type TrialProgram = z.infer<typeof trialProgram>;

export const categoryPerformance = z.object({
  categoryId: id('category'),
  name: z.string(),
  tried: z.int(),
  done: z.int(),
  /** Mean of the stars given; null where none were. */
  meanRating: z.number().nullable(),
});
export type CategoryPerformance = z.infer<typeof categoryPerformance>;

export const trialBeforeStart = z.object({ gates: z.array(gate), tryCount: z.int(), canStart: z.boolean() });
