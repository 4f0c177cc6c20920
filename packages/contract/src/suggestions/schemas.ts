import { z } from 'zod';
import { concurrencyStamp, id, instant } from '../wire.ts';
import { reviewStates, shownStates, suggestionTypes } from './rules.ts';

/** What somebody of a center wrote of a training program. */
export const suggestion = z.object({
  id: id('programSuggestion'),
  trainingProgramId: id('program'),
  programCode: z.string(),
  programTitle: z.string(),
  content: z.string(),
  type: z.enum(suggestionTypes),
  /** Null where it was somebody of another center, whom the reader does not know. */
  creator: z.string().nullable(),
  /** Its center, where the reader may know it. */
  tenantName: z.string().nullable(),
  isOwn: z.boolean(),
  likes: z.int().min(0),
  /** Whether the reader likes it. */
  isLiked: z.boolean(),
  creationTime: instant,
  review: z.enum(reviewStates),
  status: z.enum(shownStates),
  reply: z.string().nullable(),
  repliedAt: instant.nullable(),
  concurrencyStamp,
});
export type Suggestion = z.infer<typeof suggestion>;
