import { z } from 'zod';
import { id } from '../../wire.ts';

/** What a child heard of the music of a session. Who came later heard less. */
export const childListening = z.object({
  subjectId: id('subject'),
  name: z.string(),
  /** Tracks heard to their end. */
  finishedCount: z.int(),
  /** Seconds of all tracks together. */
  progress: z.number(),
  isFinished: z.boolean(),
});
