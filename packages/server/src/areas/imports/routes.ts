import type { groups } from '@trellis/contract/imports/area';
import type { recordImportCalls, recordImportFileCalls, recordImportRunCalls } from '@trellis/contract/imports/calls';
import type { ImportKind, RecordField } from '@trellis/contract/imports/fields';
import type { RecordImportResult } from '@trellis/contract/imports/schemas';
import type { recordImportUndoCalls } from '@trellis/contract/imports/undo-calls';
import type { Actor } from '../../platform/http/caller.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
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
import { contracts } from './contracts/contracts.ts';
import { previewUndo, undoImport } from './undo-import.ts';

const declarations = { contracts };

/** What is particular of a kind, for whoever may bring it in. */
function of(caller: Actor, kind: ImportKind) {
  const declaration = declarations[kind];
  requirePolicy(caller, declaration.policy);
  return declaration;
}

const recordImportRoutes = routesFor<typeof recordImportCalls>({
  get: async (db, caller, { kind, importId }) => {
    of(caller, kind);
    return presentImport(await findImport<RecordField, RecordImportResult>(db, caller, { kind, importId }));
  },
  changeMapping: (db, caller, input) =>
    changeMapping<RecordField, RecordImportResult>(db, caller, { ...input, fields: of(caller, input.kind).fields }),
  changeRows: (db, caller, input) => {
    of(caller, input.kind);
    return changeRows(db, caller, input);
  },
  preview: (db, caller, { kind, ...page }) => previewRows(of(caller, kind), db, caller, page),
  progress: (db, caller, which) => {
    of(caller, which.kind);
    return findProgress(db, caller, which);
  },
  cancel: (db, caller, which) => {
    of(caller, which.kind);
    return cancelImport(db, caller, which);
  },
});

const recordImportRunRoutes = identityRoutesFor<typeof recordImportRunCalls>({
  upload: (context, { kind, file }) => uploadList(declarations[kind], context, { file }),
  run: (context, { kind, ...promised }) => runImport(declarations[kind], context, promised),
});

const recordImportUndoRoutes = routesFor<typeof recordImportUndoCalls>({
  finished: (db, caller, { kind, ...page }) => listFinished(db, caller, { ...page, kind: of(caller, kind).kind }),
  undoPreview: (db, caller, which) => {
    of(caller, which.kind);
    return previewUndo(db, which);
  },
  undo: (db, caller, which) => {
    of(caller, which.kind);
    return undoImport(db, caller, which);
  },
});

const recordImportFileRoutes = fileRoutesFor<typeof recordImportFileCalls>({
  template: (read, caller, { kind }) => downloadTemplate(of(caller, kind), read, caller),
  faultyRows: (read, caller, { kind, importId }) => downloadFaultyRows(of(caller, kind), read, caller, { importId }),
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  recordImports: recordImportRoutes,
  recordImportRuns: recordImportRunRoutes,
  recordImportUndo: recordImportUndoRoutes,
  recordImportFiles: recordImportFileRoutes,
};
