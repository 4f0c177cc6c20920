import type { groups } from '@trellis/contract/subject-imports/area';
import type { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import { type ImportField, importFields } from '@trellis/contract/subject-imports/fields';
import type { ImportResult } from '@trellis/contract/subject-imports/schemas';
import type { subjectImportUndoCalls } from '@trellis/contract/subject-imports/undo-calls';
import { type AreaRoutes, fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { changeMapping } from '../../platform/imports/change-mapping.ts';
import { changeRows } from '../../platform/imports/change-rows.ts';
import { downloadFaultyRows, downloadTemplate } from '../../platform/imports/downloads.ts';
import { listFinished } from '../../platform/imports/finished.ts';
import { previewRows } from '../../platform/imports/preview-rows.ts';
import { cancelImport, findProgress } from '../../platform/imports/progress.ts';
import { runImport } from '../../platform/imports/run-import.ts';
import { findImport, presentImport } from '../../platform/imports/store.ts';
import { uploadList } from '../../platform/imports/upload-list.ts';
import { children } from './children.ts';
import { previewUndo, undoImport } from './undo-import.ts';

const { kind } = children;

const subjectImportRoutes = routesFor<typeof subjectImportCalls>({
  get: async (db, caller, { importId }) => presentImport(await findImport<ImportField, ImportResult>(db, caller, { kind, importId })),
  changeMapping: (db, caller, input) => changeMapping<ImportField, ImportResult>(db, caller, { ...input, kind, fields: importFields }),
  changeRows: (db, caller, input) => changeRows(db, caller, { ...input, kind }),
  preview: (db, caller, { kind: list, ...page }) => previewRows(children, db, caller, { ...page, list }),
  progress: (db, caller, { importId }) => findProgress(db, caller, { kind, importId }),
  cancel: (db, caller, { importId }) => cancelImport(db, caller, { kind, importId }),
});

const subjectImportRunRoutes = identityRoutesFor<typeof subjectImportRunCalls>({
  upload: (context, input) => uploadList(children, context, input),
  run: (context, input) => runImport(children, context, input),
});

const subjectImportUndoRoutes = routesFor<typeof subjectImportUndoCalls>({
  finished: (db, caller, page) => listFinished(db, caller, { ...page, kind }),
  undoPreview: previewUndo,
  undo: undoImport,
});

const subjectImportFileRoutes = fileRoutesFor<typeof subjectImportFileCalls>({
  template: (read, caller) => downloadTemplate(children, read, caller),
  faultyRows: (read, caller, input) => downloadFaultyRows(children, read, caller, input),
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjectImports: subjectImportRoutes,
  subjectImportRuns: subjectImportRunRoutes,
  subjectImportUndo: subjectImportUndoRoutes,
  subjectImportFiles: subjectImportFileRoutes,
};
