import { z } from 'zod';
import { calendarDate, concurrencyStamp, id, type Ref } from '../wire.ts';
import {
  exerciseFields,
  exerciseGoal,
  exerciseWeek,
  nutritionFields,
  nutritionGoal,
  nutritionWeek,
  sleepFields,
  sleepGoal,
  sleepWeek,
} from './fields.ts';

/** What is said beside the figures of a day. */
export const note = z.string().trim().max(500).nullable().default(null);

type Shape = z.ZodRawShape;

/** An entry of a day, whatever is recorded. */
const entryOf = <F extends Shape>(ref: Ref, fields: z.ZodObject<F>) =>
  z.object({
    id: id(ref),
    day: calendarDate,
    ...fields.shape,
    note: z.string().nullable(),
    /** Who entered it last; nobody who is forgotten. */
    enteredBy: z.string().nullable(),
    isByGuardian: z.boolean(),
    concurrencyStamp,
  });

const goalOf = <G extends Shape>(ref: Ref, fields: z.ZodObject<G>) =>
  z.object({ id: id(ref), fromDay: calendarDate, ...fields.shape, concurrencyStamp });

export const sleepEntry = entryOf('sleepEntry', sleepFields);
export const nutritionEntry = entryOf('nutritionEntry', nutritionFields);
export const exerciseEntry = entryOf('exerciseEntry', exerciseFields);
export type SleepEntry = z.infer<typeof sleepEntry>;
export type NutritionEntry = z.infer<typeof nutritionEntry>;
export type ExerciseEntry = z.infer<typeof exerciseEntry>;

export const sleepAim = goalOf('sleepGoal', sleepGoal);
export const nutritionAim = goalOf('nutritionGoal', nutritionGoal);
export const exerciseAim = goalOf('exerciseGoal', exerciseGoal);

/** The goals of a child, and what its latest weeks came to. */
const planInfoOf = <G extends z.ZodType, W extends Shape>(goal: G, week: z.ZodObject<W>) =>
  z.object({
    /** The one in force today. */
    goal: goal.nullable(),
    /** The latest first, with those that are to come. */
    goals: z.array(goal),
    /** From the earliest; weeks of which nothing is recorded are left out. Each begins on a Monday. */
    weeks: z.array(z.object({ start: calendarDate, days: z.int(), ...week.shape })),
  });

export const sleepPlanInfo = planInfoOf(sleepAim, sleepWeek);
export const nutritionPlanInfo = planInfoOf(nutritionAim, nutritionWeek);
export const exercisePlanInfo = planInfoOf(exerciseAim, exerciseWeek);
