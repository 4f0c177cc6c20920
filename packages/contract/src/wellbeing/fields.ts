import { z } from 'zod';
import { activities, intensities } from './rules.ts';

/** A time of day on the family's clock, HH:mm. */
const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** A night, under the day on which the child woke up. */
export const sleepFields = z.object({
  bedTime: timeOfDay.meta({ examples: ['20:30'] }),
  asleepTime: timeOfDay.meta({ examples: ['21:00'] }),
  wokeTime: timeOfDay.meta({ examples: ['06:30'] }),
  wakings: z.int().min(0).max(30),
  /** Stars: how rested the child was in the morning. */
  quality: z.int().min(1).max(5),
});

/** What a child ate and drank on a day. */
export const nutritionFields = z.object({
  meals: z.int().min(0).max(12),
  /** Portions of vegetables and fruit, each as much as fits into the child's hand. */
  vegetables: z.int().min(0).max(20),
  /** Glasses of water, of 200 ml each. */
  water: z.int().min(0).max(30),
  /** Sweets and sweet drinks. */
  sugar: z.int().min(0).max(20),
});

/** How a child moved on a day: one entry for each activity. */
export const exerciseFields = z.object({
  activity: z.enum(activities),
  minutes: z.int().min(1).max(720),
  intensity: z.enum(intensities),
});

/** The same for what is aimed at. */
export const sleepGoal = z.object({ bedTime: timeOfDay.meta({ examples: ['20:30'] }), hours: z.number().min(4).max(16).multipleOf(0.25) });
export const nutritionGoal = z.object({
  vegetables: z.int().min(0).max(20),
  water: z.int().min(0).max(30),
  /** At most so many. */
  sugar: z.int().min(0).max(20),
});
export const exerciseGoal = z.object({ minutesAWeek: z.int().min(1).max(3000) });

/** What a week comes to: means of its days, and of exercise the sum. */
export const sleepWeek = z.object({ hours: z.number(), wakings: z.number(), quality: z.number() });
export const nutritionWeek = z.object({ meals: z.number(), vegetables: z.number(), water: z.number(), sugar: z.number() });
export const exerciseWeek = z.object({ minutes: z.number() });
