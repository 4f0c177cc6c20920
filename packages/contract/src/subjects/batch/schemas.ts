import { z } from 'zod';
import { limits } from '../../limits.ts';
import { id } from '../../wire.ts';

/** Children who were chosen to have one thing done with all of them. */
export const chosenSubjects = z.object({ subjectIds: z.array(id('subject')).min(1).max(limits.batchSize) });

/** What became of it: somebody whom a rule keeps out keeps nobody else out. */
export const batchOutcome = z.object({
  done: z.int(),
  /** Who was so already. */
  unchanged: z.int(),
  refused: z.array(
    z.object({
      subjectId: id('subject'),
      name: z.string(),
      /** The code of the rule that said no, and its text. */
      code: z.string(),
      message: z.string(),
    }),
  ),
});
export type BatchOutcome = z.infer<typeof batchOutcome>;
