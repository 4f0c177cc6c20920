import { z } from 'zod';
import { limits } from '../../limits.ts';
import { id, instant } from '../../wire.ts';
import { otherPrefix } from '../feedback-rules.ts';
import { difficulty, ilsVersion, planItem } from '../schemas.ts';

/** What somebody said in their own words, without its mark. */
export const ownWordsOf = (said: string): string => (said.startsWith(otherPrefix) ? said.slice(otherPrefix.length).trim() : said);

/** An option of the question why, or one's own words. */
export const adjustReason = z
  .string()
  .trim()
  .min(1)
  .max(limits.answer.choice)
  .refine((said) => {
    const { length } = ownWordsOf(said);
    return length > 0 && length <= limits.answer.choice - otherPrefix.length;
  });

export const adjustable = z.object({
  ilsVersion,
  /** The session whose exercises these are. */
  num: z.int(),
  /** The sessions that may be chosen: the one that runs and those that have not begun. */
  nums: z.array(z.int()),
  items: z.array(
    planItem.pick({ id: true, num: true, position: true, kind: true, hasDone: true, difficultyAdjusted: true }).extend({
      trainingProgram: planItem.shape.trainingProgram.pick({
        id: true,
        code: true,
        title: true,
        difficulty: true,
        difficulty2: true,
        minDifficulty: true,
        maxDifficulty: true,
        categories: true,
      }),
    }),
  ),
});
export type AdjustableItem = z.infer<typeof adjustable>['items'][number];

export const adjustDifficulty = z.object({
  userOfflinePlanId: id('plan'),
  trainingActivities: z.array(id('item')).min(1).max(60),
  target: difficulty.default(limits.difficulty.min),
  adjustReason,
});

export const difficultyChange = z.object({
  id: id('difficultyChange'),
  creationTime: instant,
  /** The session from which on. */
  num: z.int(),
  /** In how many later sessions the exercise took the level too. */
  laterSessions: z.int(),
  /** What the exercise trains, in the reader's language. */
  trainingCategory: z.string(),
  beforeTrainingProgram: z.object({ id: z.uuid(), code: z.string(), title: z.string() }),
  beforeDifficulty: difficulty,
  afterDifficulty: difficulty,
  reason: z.string(),
  creatorId: id('person'),
  creator: z.string(),
});
export type DifficultyChange = z.infer<typeof difficultyChange>;
