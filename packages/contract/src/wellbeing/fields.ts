import { z } from 'zod';
import { wellbeingInputs } from './inputs.ts';

/** A time of day on the family's clock, HH:mm. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const bedTime = timeOfDay.meta({ examples: ['20:30'] });

type Counted = {
  [F in keyof typeof wellbeingInputs]: (typeof wellbeingInputs)[F] extends { min: number } ? F : never;
}[keyof typeof wellbeingInputs];
const count = (field: Counted) => z.int().min(wellbeingInputs[field].min).max(wellbeingInputs[field].max);

/** A night, under the day on which the child woke up. */
export const sleepFields = z.object({
  bedTime,
  asleepTime: timeOfDay.meta({ examples: ['21:00'] }),
  wokeTime: timeOfDay.meta({ examples: ['06:30'] }),
  wakings: count('wakings'),
  /** Stars: how rested the child was in the morning. */
  quality: count('quality'),
});

/** What a child ate and drank on a day. */
export const nutritionFields = z.object({
  meals: count('meals'),
  /** Portions of vegetables and fruit, each as much as fits into the child's hand. */
  vegetables: count('vegetables'),
  /** Glasses of water, of 200 ml each. */
  water: count('water'),
  /** Sweets and sweet drinks. */
  sugar: count('sugar'),
});

/** How a child moved on a day: one entry for each activity. */
export const exerciseFields = z.object({
  activity: z.enum(wellbeingInputs.activity.options),
  minutes: count('minutes'),
  intensity: z.enum(wellbeingInputs.intensity.options),
});

/** The same for what is aimed at. */
export const sleepGoal = z.object({
  bedTime,
  hours: z.number().min(wellbeingInputs.hours.min).max(wellbeingInputs.hours.max).multipleOf(wellbeingInputs.hours.step),
});
export const nutritionGoal = z.object({
  vegetables: count('vegetables'),
  water: count('water'),
  /** At most so many. */
  sugar: count('sugar'),
});
export const exerciseGoal = z.object({ minutesAWeek: count('minutesAWeek') });

/** What a week comes to: means of its days, and of exercise the sum. */
export const sleepWeek = z.object({ hours: z.number(), wakings: z.number(), quality: z.number() });
export const nutritionWeek = z.object({ meals: z.number(), vegetables: z.number(), water: z.number(), sugar: z.number() });
export const exerciseWeek = z.object({ minutes: z.number() });
