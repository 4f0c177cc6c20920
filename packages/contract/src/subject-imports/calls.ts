import { z } from 'zod';
import { rowCorrection } from '../imports/lists.ts';
import { tableErrors } from '../upload-errors.ts';
import { call, fileReply, id, pageQuery } from '../wire.ts';
import { importMapping, importPreview, subjectImport } from './schemas.ts';

const access = { anyOf: ['PFE.UserManagement.Subject.Write'] } as const;
const base = '/api/business/subjectImport' as const;
const one = z.object({ importId: id('subjectImport') });

/** Lists of children that become children of the centre: uploaded, looked through, imported as a whole. */
export const subjectImportCalls = {
  get: call('GET', `${base}/{importId}`, { summary: 'A list that the caller uploaded', access, input: one, output: subjectImport }),
  changeMapping: call('PUT', `${base}/{importId}/mapping`, {
    summary: 'Say which column holds what',
    access,
    input: one.extend({ mapping: importMapping }),
    output: subjectImport,
    errors: ['Trellis:ImportDone', 'Trellis:ImportRunning'],
  }),
  changeRows: call('PUT', `${base}/{importId}/row`, {
    summary: 'Correct cells of rows by their numbers in the file; the preview then says what is found in them',
    access,
    input: one.extend({ rows: z.array(rowCorrection).min(1).max(1000) }),
    errors: ['Trellis:ImportDone', 'Trellis:ImportRunning'],
  }),
  preview: call('GET', `${base}/{importId}/row`, {
    summary: 'The rows with what is wrong in them; nothing is imported yet',
    access,
    input: one.extend({
      kind: z.enum(['all', 'faulty', 'warned']).default('all'),
      ...pageQuery.omit({ sorting: true }).shape,
    }),
    output: importPreview,
  }),
  progress: call('GET', `${base}/{importId}/progress`, {
    summary: 'How many rows are through while a list is imported',
    access,
    input: one,
    output: z.object({ done: z.int(), total: z.int() }),
  }),
  cancel: call('DELETE', `${base}/{importId}`, {
    summary: 'Give a list up; while it is imported, nothing of it stays',
    access,
    input: one,
    errors: ['Trellis:ImportDone'],
  }),
};

/** The calls that run longer than one transaction. */
export const subjectImportRunCalls = {
  upload: call('POST', `${base}/file`, {
    summary: 'Upload a list as Excel or CSV; the type is read from its content, the columns are guessed from their headers',
    access: { ...access, writers: 'centre' },
    input: z.object({ file: z.file() }),
    output: subjectImport,
    errors: tableErrors,
  }),
  run: call('POST', `${base}/{importId}/run`, {
    summary: 'Import every sound row, all or none of them; a repetition answers what the first one did',
    access: { ...access, writers: 'centre' },
    // how many rows the preview promised: another number means that something changed since
    input: one.extend({ rows: z.int().min(1) }),
    output: z.object({ imported: z.int(), skipped: z.int(), guardians: z.int() }),
    errors: ['Trellis:ImportChanged', 'Trellis:ImportCancelled', 'Trellis:Busy'],
  }),
};

export const subjectImportFileCalls = {
  template: call('GET', `${base}/template`, {
    summary: "An empty list with the columns of an import, in the caller's language",
    access,
    output: fileReply,
    file: 'children.xlsx',
  }),
  faultyRows: call('GET', `${base}/{importId}/faultyRow`, {
    summary: 'The rows that are not imported as they stand in the file, with what is wrong in each',
    access,
    input: one,
    output: fileReply,
    file: 'rows.xlsx',
  }),
};
