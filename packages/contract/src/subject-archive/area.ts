import { subjectArchiveBatchCalls } from './batch-calls.ts';
import { subjectArchiveCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectArchive: { calls: subjectArchiveCalls, about: 'How a child leaves a center with nothing left behind, and comes back' },
  subjectArchiveBatch: { calls: subjectArchiveBatchCalls, about: 'The same for several children at once' },
} as const;
