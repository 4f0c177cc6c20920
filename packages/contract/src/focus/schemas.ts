import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { cancellationResults, focusGoals, focusModules, focusStates } from './rules.ts';

export const pdtModules = z.array(z.enum(focusModules));
export const pdtGoals = z.array(z.enum(focusGoals));

/** A goal in the family's own words. */
export const pdtCustomGoal = z.string().trim().max(200).nullable().default(null);
export const reviewNotes = z.string().trim().max(100).nullable().default(null);
export const thoughtText = z.string().trim().min(1).max(1000);

/** What of a focus program stands with the child itself; all of it empty where none was set up, or the reader sees none. */
export const focusOfChild = z.object({
  pdtModules,
  pdtGoals,
  pdtCustomGoal: z.string().nullable(),
  /** When it was started first. */
  appStartTime: instant.nullable(),
  /** Since when it stands still; null while it is on. */
  stopTime: instant.nullable(),
  /** From each start to the stop after it, the earliest first. */
  startRecords: z.array(z.object({ times: z.int(), startTime: instant, stopTime: instant.nullable() })),
});
export type FocusOfChild = z.infer<typeof focusOfChild>;

/** A request to end the program for good. */
export const focusCancellation = z.object({
  id: id('focusCancellation'),
  /** Null while it waits for its review. */
  result: z.enum(cancellationResults).nullable(),
  lastModificationTime: instant,
  /** Of whoever reviewed it. */
  notes: z.string().nullable(),
});
export type FocusCancellation = z.infer<typeof focusCancellation>;

export const focusProgram = focusOfChild.extend({
  state: z.enum(focusStates),
  /** The latest one, unless the program began again since. */
  cancellation: focusCancellation.nullable(),
  /** Null where no program is set up. */
  concurrencyStamp: concurrencyStamp.nullable(),
});
export type FocusProgram = z.infer<typeof focusProgram>;

export const focusThought = z.object({ thought: z.string(), creationTime: instant, userName: z.string().nullable() });
export type FocusThought = z.infer<typeof focusThought>;
