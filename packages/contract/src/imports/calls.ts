import { z } from 'zod';
import { id } from '../wire.ts';
import { importKinds } from './fields.ts';
import { listCalls } from './list-calls.ts';
import { importAccess } from './policies.ts';
import { recordImport, recordImportResult, recordMapping, recordPreview } from './schemas.ts';

const kind = z.enum(importKinds);

/** Lists of what a center brings along from before. */
const {
  calls: recordImportCalls,
  runCalls: recordImportRunCalls,
  fileCalls: recordImportFileCalls,
} = listCalls({
  base: '/api/business/import/{kind}',
  access: importAccess,
  of: { kind },
  one: { kind, importId: id('recordImport') },
  mapping: recordMapping,
  list: recordImport,
  preview: recordPreview,
  result: recordImportResult,
  which: 'list',
  template: {
    summary: "An empty list with the columns of an import, in the caller's language, with what may be chosen and an example",
    file: 'list.xlsx',
  },
});

export { recordImportCalls, recordImportFileCalls, recordImportRunCalls };
