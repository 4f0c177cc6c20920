import type { groups } from '@trellis/contract/subject-imports/area';
import type { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import type { subjectImportUndoCalls } from '@trellis/contract/subject-imports/undo-calls';
import { type AreaRoutes, fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { changeMapping } from './change-mapping.ts';
import { changeRows } from './change-rows.ts';
import { downloadFaultyRows, downloadTemplate } from './downloads.ts';
import { findList, previewRows } from './preview-rows.ts';
import { cancelImport, findProgress } from './progress.ts';
import { runImport } from './run-import.ts';
import { listFinished, previewUndo, undoImport } from './undo-import.ts';
import { uploadList } from './upload-list.ts';

const subjectImportRoutes = routesFor<typeof subjectImportCalls>({
  get: findList,
  changeMapping,
  changeRows,
  preview: previewRows,
  progress: findProgress,
  cancel: cancelImport,
});

const subjectImportRunRoutes = identityRoutesFor<typeof subjectImportRunCalls>({ upload: uploadList, run: runImport });

const subjectImportUndoRoutes = routesFor<typeof subjectImportUndoCalls>({
  finished: listFinished,
  undoPreview: previewUndo,
  undo: undoImport,
});

const subjectImportFileRoutes = fileRoutesFor<typeof subjectImportFileCalls>({
  template: downloadTemplate,
  faultyRows: downloadFaultyRows,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjectImports: subjectImportRoutes,
  subjectImportRuns: subjectImportRunRoutes,
  subjectImportUndo: subjectImportUndoRoutes,
  subjectImportFiles: subjectImportFileRoutes,
};
