import { z } from 'zod';
import { call, fileReply, id } from '../../wire.ts';

const access = { anyOf: ['Menu.Manage.OwnData'] } as const;

/** JSON: a line a row. CSV: a line a row below the names of the columns, with what is made up of several values as JSON. */
export const ownDataFormats = ['json', 'csv'] as const;

export const ownDataCalls = {
  ofCenter: call('GET', '/api/business/tenant/ownData', {
    summary: 'Everything that the center has: a file a table, and the files that were uploaded',
    access,
    input: z.object({ format: z.enum(ownDataFormats).default('json') }),
    output: fileReply,
    file: 'center.zip',
  }),
  ofChild: call('GET', '/api/business/subject/ownData', {
    summary: 'Everything that the center has of a child, to be read by other programs',
    access,
    input: z.object({ subjectId: id('subject') }),
    output: fileReply,
    file: 'child.json',
    errors: ['SubjectNotFound'],
  }),
};
