import { subjectAccountCalls } from './account-calls.ts';
import { subjectCalls } from './calls.ts';
import { subjectFileCalls } from './file-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const subjectsGroups = {
  subjects: { calls: subjectCalls, about: 'Children of a center: their profiles, lists to choose from, check-in and check-out' },
  subjectAccounts: { calls: subjectAccountCalls, about: 'A child across centers: where it belongs, and how it is forgotten for good' },
  subjectFiles: { calls: subjectFileCalls, about: 'Lists of children as Excel files' },
} as const;
