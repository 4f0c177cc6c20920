import { z } from 'zod';
import { tableErrors } from '../upload-errors.ts';
import { call, fileReply } from '../wire.ts';
import { bankAccess } from './question.ts';

const path = '/api/examination/question/import';

/** What keeps a row out: where it stands in the file, and why. */
export const importFault = z.object({ row: z.int(), column: z.string(), message: z.string() });
export type ImportFault = z.infer<typeof importFault>;

/** Questions that come from a list. */
export const questionImportCalls = {
  run: call('POST', path, {
    summary: 'Add the questions of an Excel or CSV file: all of them, or none and what is wrong in which line and column',
    access: { ...bankAccess.write, writers: 'wholePlatform' },
    input: z.object({ file: z.file() }),
    output: z.object({ imported: z.int(), faults: z.array(importFault) }),
    errors: tableErrors,
  }),
};

export const questionImportFileCalls = {
  template: call('GET', `${path}/template`, {
    summary: "A list with the columns of an import and an example of each kind, in the caller's language",
    access: bankAccess.read,
    output: fileReply,
    file: 'questions.xlsx',
  }),
};
