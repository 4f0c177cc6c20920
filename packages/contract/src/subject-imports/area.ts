import { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from './calls.ts';
import { subjectImportUndoCalls } from './undo-calls.ts';

export { subjectImportErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectImports: {
    calls: subjectImportCalls,
    about: 'Lists of children that were uploaded: their columns, their rows and what is wrong in them',
  },
  subjectImportRuns: { calls: subjectImportRunCalls, about: 'Uploading a list of children and importing it' },
  subjectImportUndo: { calls: subjectImportUndoCalls, about: 'Lists that were imported, and taking one back' },
  subjectImportFiles: { calls: subjectImportFileCalls, about: 'An empty list to fill in, and the rows that were not imported' },
} as const;

export const ids = ['subjectImport', 'finishedImport'] as const;
