import { listCalls } from '../imports/list-calls.ts';
import { id } from '../wire.ts';
import { importMapping, importPreview, subjectImport } from './schemas.ts';

/** Lists of children that become children of the centre. */
const {
  calls: subjectImportCalls,
  runCalls: subjectImportRunCalls,
  fileCalls: subjectImportFileCalls,
} = listCalls({
  base: '/api/business/subjectImport',
  access: { anyOf: ['PFE.UserManagement.Subject.Write'] },
  of: {},
  one: { importId: id('subjectImport') },
  mapping: importMapping,
  list: subjectImport,
  preview: importPreview,
  result: subjectImport.shape.result.unwrap(),
  which: 'kind',
  template: { summary: "An empty list with the columns of an import, in the caller's language", file: 'children.xlsx' },
});

export { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls };
