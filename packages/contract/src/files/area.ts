import { fileCalls, uploadCalls } from './calls.ts';
import { documentCalls } from './document-calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const filesGroups = {
  files: { calls: fileCalls, about: 'Addresses of files, and what everybody may read as a file' },
  uploads: { calls: uploadCalls, about: 'Uploading files' },
  documents: { calls: documentCalls, about: 'Documents of a center as PDF' },
} as const;
