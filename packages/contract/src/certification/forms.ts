import { z } from 'zod';
import { answerContent, answersToSave } from '../questionnaires/schemas.ts';
import { concurrencyStamp, instant } from '../wire.ts';

/** A definition for survey-core with what was answered. */
export const questionnaireAndAnswer = z.object({ jsonString: z.string(), answerContent: z.record(z.string(), z.unknown()) });

/** Answers that are handed in at once. */
export const answersHandedIn = z.object({ answerContent });

/** What is filled in about a module or a supervision session. */
export const formRecord = z.object({
  id: z.uuid(),
  questionnaireAndAnswer,
  isComplete: z.boolean(),
  finishedPage: z.int(),
  finishTime: instant.nullable(),
  /** Who wrote last. */
  fillerUser: z.object({ name: z.string() }).nullable(),
  concurrencyStamp,
});
export type FormRecord = z.infer<typeof formRecord>;

/** What a save of such a form brings. */
export const formSave = answersToSave.extend({ isComplete: z.boolean().default(false) });
