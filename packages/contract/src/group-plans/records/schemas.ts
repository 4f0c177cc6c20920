import { z } from 'zod';
import { feedbackRecord } from '../../offline-plans/record-calls.ts';
import { id, instant, pageQuery } from '../../wire.ts';

/** What was said of a session of a class, of the class or of one child. */
export const groupFeedback = feedbackRecord.extend({
  /** Of whom; null of the class as a whole. */
  subjectId: id('subject').nullable(),
  subjectName: z.string().nullable(),
});

export const ofPlanInPages = pageQuery.omit({ sorting: true }).extend({ groupTrainingPlanId: id('groupPlan') });

/** How a child went on in a session that it attended. */
export const growthPoint = z.object({
  num: z.int(),
  sessionId: id('groupSession'),
  finishedAt: instant,
  itemCount: z.int(),
  /** Exercises that were done. */
  doneCount: z.int(),
  /** Their level, on average; null where none was answered. */
  difficulty: z.number().nullable(),
  /** Stars of the exercises, on average, and of the child alone; null where nobody gave any. */
  itemRating: z.number().nullable(),
  personalRating: z.number().nullable(),
});

export const growth = z.object({ subjectId: id('subject'), name: z.string(), points: z.array(growthPoint) });
export type Growth = z.infer<typeof growth>;
