import {
  type ExerciseEntry,
  exerciseAim,
  exerciseEntry,
  type NutritionEntry,
  nutritionAim,
  nutritionEntry,
  type SleepEntry,
  sleepAim,
  sleepEntry,
} from '@trellis/contract/wellbeing/schemas';
import type { z } from 'zod';

/** What is recorded of a day, with the fields of its kind under their names. */
export type Entry = Pick<SleepEntry, 'id' | 'day' | 'note' | 'enteredBy' | 'isByGuardian' | 'concurrencyStamp'> &
  Partial<SleepEntry & NutritionEntry & ExerciseEntry>;

/** What is aimed at from a day on. */
export type Goal = Pick<z.infer<typeof sleepAim>, 'id' | 'fromDay' | 'concurrencyStamp'> &
  Partial<z.infer<typeof sleepAim> & z.infer<typeof nutritionAim> & z.infer<typeof exerciseAim>>;

/** What a stale editor is told, by kind. */
export const entrySchemas = { sleep: sleepEntry, nutrition: nutritionEntry, exercise: exerciseEntry };
export const goalSchemas = { sleep: sleepAim, nutrition: nutritionAim, exercise: exerciseAim };
