import { subjectArchiveCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectArchive: { calls: subjectArchiveCalls, about: 'How a child leaves a center with nothing left behind, and comes back' },
} as const;
