import type { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import { fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { changeMapping } from './change-mapping.ts';
import { downloadFaultyRows, downloadTemplate } from './downloads.ts';
import { findList, previewRows } from './preview-rows.ts';
import { cancelImport, findProgress } from './progress.ts';
import { runImport } from './run-import.ts';
import { uploadList } from './upload-list.ts';

export const subjectImportRoutes = routesFor<typeof subjectImportCalls>({
  get: findList,
  changeMapping,
  preview: previewRows,
  progress: findProgress,
  cancel: cancelImport,
});

export const subjectImportRunRoutes = identityRoutesFor<typeof subjectImportRunCalls>({ upload: uploadList, run: runImport });

export const subjectImportFileRoutes = fileRoutesFor<typeof subjectImportFileCalls>({
  template: downloadTemplate,
  faultyRows: downloadFaultyRows,
});
