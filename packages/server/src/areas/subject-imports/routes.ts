import type { groups } from '@trellis/contract/subject-imports/area';
import type { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from '@trellis/contract/subject-imports/calls';
import type { subjectImportUndoCalls } from '@trellis/contract/subject-imports/undo-calls';
import { type AreaRoutes, fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { listFinished } from '../../platform/imports/finished.ts';
import { listRoutes } from '../../platform/imports/list-routes.ts';
import { previewRows } from '../../platform/imports/preview-rows.ts';
import { children } from './children.ts';
import { previewUndo, undoImport } from './undo-import.ts';

const { calls, runs, files } = listRoutes({ of: () => children, allowed: () => children });

const subjectImportRoutes = routesFor<typeof subjectImportCalls>({
  ...calls,
  preview: (db, caller, { kind: list, ...page }) => previewRows(children, db, caller, { ...page, list }),
});

const subjectImportUndoRoutes = routesFor<typeof subjectImportUndoCalls>({
  finished: (db, caller, page) => listFinished(db, caller, { ...page, kind: children.kind }),
  undoPreview: previewUndo,
  undo: undoImport,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjectImports: subjectImportRoutes,
  subjectImportRuns: identityRoutesFor<typeof subjectImportRunCalls>(runs),
  subjectImportUndo: subjectImportUndoRoutes,
  subjectImportFiles: fileRoutesFor<typeof subjectImportFileCalls>(files),
};
