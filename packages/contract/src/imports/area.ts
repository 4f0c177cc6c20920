import { recordImportCalls, recordImportFileCalls, recordImportRunCalls } from './calls.ts';
import { recordImportUndoCalls } from './undo-calls.ts';

export { importErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  recordImports: {
    calls: recordImportCalls,
    about: 'Lists of what a center brings along from before: their columns, their rows and what is wrong in them',
  },
  recordImportRuns: { calls: recordImportRunCalls, about: 'Uploading such a list and importing it' },
  recordImportUndo: { calls: recordImportUndoCalls, about: 'Such lists that were imported, and taking one back' },
  recordImportFiles: { calls: recordImportFileCalls, about: 'An empty list to fill in, and the rows that were not imported' },
} as const;

export const audited = ['app.brought_credits'] as const;

export const ids = ['recordImport', 'finishedRecordImport'] as const;
