import { z } from 'zod';
import { batchOutcome, chosenSubjects } from '../subjects/batch/schemas.ts';
import { call, id } from '../wire.ts';
import { archivePreview } from './calls.ts';

const access = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const base = '/api/business/subject/batch' as const;
const errors = ['SubjectNotFound'] as const;

/** Archiving and restoring several children at once, each as if it were alone. */
export const subjectArchiveBatchCalls = {
  preview: call('POST', `${base}/archivePreview`, {
    summary: 'What several children have booked and held, before they are archived',
    access: { anyOf: ['PFE.UserManagement.Subject'] },
    input: chosenSubjects,
    output: z.object({ items: z.array(archivePreview.extend({ subjectId: id('subject'), name: z.string() })) }),
    errors,
  }),
  archive: call('POST', `${base}/archive`, {
    summary: 'Archive several children; one with a session that runs stays, and is named',
    closesBooks: true,
    access,
    input: chosenSubjects,
    output: batchOutcome,
    errors,
  }),
  restore: call('POST', `${base}/restore`, {
    summary: 'Restore several archived children: each is again what it was',
    closesBooks: true,
    access,
    input: chosenSubjects,
    output: batchOutcome,
    errors,
  }),
};
