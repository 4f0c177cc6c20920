import { pdfOf } from '../files/document.ts';
import { subjectAccountCalls } from './account-calls.ts';
import { subjectBatchCalls } from './batch/calls.ts';
import { subjectCalls } from './calls.ts';
import { subjectFileCalls } from './file-calls.ts';

export { subjectErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjects: { calls: subjectCalls, about: 'Children of a center: their profiles, lists to choose from, check-in and check-out' },
  subjectAccounts: { calls: subjectAccountCalls, about: 'A child across centers: where it belongs, and how it is forgotten for good' },
  subjectBatch: { calls: subjectBatchCalls, about: 'What is done with several children at once' },
  subjectFiles: { calls: subjectFileCalls, about: 'Lists of children as Excel files' },
} as const;

export const ids = ['subject'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.subjects', 'app.subject_coaches', 'app.check_ins'] as const;

/** What can be had of it as a PDF. */
export const documents = {
  subjectRecord: pdfOf('subjectRecord', 'subject', 'PFE.UserManagement.Subject'),
};
