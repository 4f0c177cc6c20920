import { z } from 'zod';
import { tableErrors } from '../upload-errors.ts';
import { call, fileReply, id, pageQuery } from '../wire.ts';
import { importKinds } from './fields.ts';
import { rowCorrection } from './lists.ts';
import { recordImport, recordImportResult, recordMapping, recordPreview } from './schemas.ts';

/** Whoever may make by hand what comes in by such a list: which of these a kind needs, `policyOfKind` says. */
const access = { anyOf: ['RocketSystem.UserContract.Create'] } as const;
const base = '/api/business/import/{kind}' as const;
const ofKind = z.object({ kind: z.enum(importKinds) });
const one = ofKind.extend({ importId: id('recordImport') });

/** Lists of what a center brings along from before: uploaded, looked through, imported as a whole. */
export const recordImportCalls = {
  get: call('GET', `${base}/{importId}`, { summary: 'A list that the caller uploaded', access, input: one, output: recordImport }),
  changeMapping: call('PUT', `${base}/{importId}/mapping`, {
    summary: 'Say which column holds what',
    access,
    input: one.extend({ mapping: recordMapping }),
    output: recordImport,
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
      list: z.enum(['all', 'faulty', 'warned']).default('all'),
      ...pageQuery.omit({ sorting: true }).shape,
    }),
    output: recordPreview,
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
export const recordImportRunCalls = {
  upload: call('POST', `${base}/file`, {
    summary: 'Upload a list as Excel or CSV; the type is read from its content, the columns are guessed from their headers',
    access: { ...access, writers: 'centre' },
    input: ofKind.extend({ file: z.file() }),
    output: recordImport,
    errors: tableErrors,
  }),
  run: call('POST', `${base}/{importId}/run`, {
    summary: 'Import every sound row, all or none of them; a repetition answers what the first one did',
    access: { ...access, writers: 'centre' },
    // how many rows the preview promised: another number means that something changed since
    input: one.extend({ rows: z.int().min(1) }),
    output: recordImportResult,
    errors: ['Trellis:ImportChanged', 'Trellis:ImportCancelled', 'Trellis:Busy'],
  }),
};

export const recordImportFileCalls = {
  template: call('GET', `${base}/template`, {
    summary: "An empty list with the columns of an import, in the caller's language, with what may be chosen and an example",
    access,
    input: ofKind,
    output: fileReply,
    file: 'list.xlsx',
  }),
  faultyRows: call('GET', `${base}/{importId}/faultyRow`, {
    summary: 'The rows that are not imported as they stand in the file, with what is wrong in each',
    access,
    input: one,
    output: fileReply,
    file: 'rows.xlsx',
  }),
};
