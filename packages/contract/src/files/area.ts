import { fileCalls, tableFileCalls, uploadCalls } from './calls.ts';

export { fileErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  files: { calls: fileCalls, about: 'Addresses of files, and what everybody may read as a file' },
  tableFiles: { calls: tableFileCalls, about: 'What is shown as a table, as a file' },
  uploads: { calls: uploadCalls, about: 'Uploading files' },
} as const;

export const ids = ['file', 'upload'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.files'] as const;
