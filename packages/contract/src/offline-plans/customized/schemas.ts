import { z } from 'zod';
import { projects } from '../../account/schemas.ts';
import { musicCodes } from '../../assessments/rules.ts';
import { limits } from '../../limits.ts';
import { id, instant } from '../../wire.ts';
import { difficulty } from '../schemas.ts';

/** How many exercises a session takes. */
export const bars = z.int().min(limits.bars.min).max(limits.bars.max);

/** What of the training goes to a category. */
export const categoryShare = z.object({
  categoryId: id('category'),
  name: z.string(),
  /** Of 100. */
  percentage: z.int(),
  /** How many exercises of the template train it; without any, its share goes to the others. */
  exercises: z.int(),
});

const recommended = {
  recommendDifficulty: difficulty.nullable(),
  recommendMusicCourse: z.enum(musicCodes).nullable(),
  arrangeableClass: z.int().nullable(),
  recommendProject: z.enum(projects).nullable(),
};

/** What the latest report of a child makes of a plan; all of it is empty where no report says anything. */
export const customizedPlan = z.object({
  ...recommended,
  /** Each at the level that the report recommends. */
  categories: z.array(categoryShare.extend({ recommendDifficulty: difficulty })),
  report: z.object({ userAssessmentId: id('userAssessment'), title: z.string() }).nullable(),
  /** When its answers were given. */
  creationTime: instant.nullable(),
});
export type CustomizedPlan = z.infer<typeof customizedPlan>;

/** The report that a plan is made by, as it was shown before, and how many exercises a session takes. */
export const customization = z.object({ userAssessmentId: id('userAssessment'), bars: bars.optional() });

/** A plan that was made by a report. */
export const customizedRecord = z.object({
  id: z.uuid(),
  userOfflinePlanId: id('plan'),
  displayName: z.string(),
  creationTime: instant,
  creator: z.string(),
  report: z.object({ title: z.string(), finishTime: instant }),
  bars,
  ...recommended,
  categories: z.array(z.object({ code: z.string(), name: z.string(), percentage: z.int(), recommendDifficulty: difficulty })),
});
export type CustomizedRecord = z.infer<typeof customizedRecord>;
