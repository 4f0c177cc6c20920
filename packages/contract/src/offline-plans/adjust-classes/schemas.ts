import { z } from 'zod';
import { id, instant } from '../../wire.ts';
import { difficulty } from '../schemas.ts';

/** What is put next into a plan: the latest session once more, the latest two, or a calming exercise. */
export const adjustmentOption = z.enum(['addpreoneclass', 'addpretwoclass', 'addcclass']);
export type AdjustmentOption = z.infer<typeof adjustmentOption>;

/** How many of the latest sessions an option holds once more. */
export const repeatedBy: Record<AdjustmentOption, number> = { addpreoneclass: 1, addpretwoclass: 2, addcclass: 0 };

export const classAdjustment = z.object({
  userOfflinePlanId: id('plan'),
  /** The latest two sessions that were held, the earlier one first. */
  recent: z.array(z.object({ id: id('session'), num: z.int(), finishedAt: instant, exercises: z.array(z.string()) })),
  calming: z.array(z.object({ courseId: id('program'), title: z.string(), difficulty })),
});
export type ClassAdjustment = z.infer<typeof classAdjustment>;

export const adjustClasses = z
  .object({
    userOfflinePlanId: id('plan'),
    option: adjustmentOption,
    /** Of a calming one: which exercise. */
    courseId: id('program').optional(),
  })
  .refine(({ option, courseId }) => (option === 'addcclass') === (courseId !== undefined), { path: ['courseId'] });
