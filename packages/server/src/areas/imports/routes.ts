import type { groups } from '@trellis/contract/imports/area';
import type { recordImportCalls, recordImportFileCalls, recordImportRunCalls } from '@trellis/contract/imports/calls';
import type { ImportKind, RecordField } from '@trellis/contract/imports/fields';
import type { recordImportUndoCalls } from '@trellis/contract/imports/undo-calls';
import type { Actor } from '../../platform/http/caller.ts';
import { requirePolicy } from '../../platform/http/require-policy.ts';
import { type AreaRoutes, fileRoutesFor, identityRoutesFor, routesFor } from '../../platform/http/routes.ts';
import type { ImportDeclaration } from '../../platform/imports/declaration.ts';
import { listFinished } from '../../platform/imports/finished.ts';
import { listRoutes } from '../../platform/imports/list-routes.ts';
import { previewRows } from '../../platform/imports/preview-rows.ts';
import { contracts } from './contracts/contracts.ts';
import { credits } from './credits/credits.ts';
import { schedule } from './schedule/schedule.ts';
import { previewUndo, undoImport } from './undo-import.ts';

interface Which {
  kind: ImportKind;
}

const declarations: Record<ImportKind, ImportDeclaration<RecordField, unknown, Record<never, number>>> = { contracts, schedule, credits };

const of = ({ kind }: Which) => declarations[kind];

/** What is particular of a kind, for whoever may bring it in. */
function allowed(caller: Actor, which: Which) {
  const declaration = of(which);
  requirePolicy(caller, declaration.policy);
  return declaration;
}

const { calls, runs, files } = listRoutes({ of, allowed });

const recordImportRoutes = routesFor<typeof recordImportCalls>({
  ...calls,
  preview: async (db, caller, { kind, ...page }) => previewRows(allowed(caller, { kind }), db, caller, page),
});

const recordImportUndoRoutes = routesFor<typeof recordImportUndoCalls>({
  finished: async (db, caller, { kind, ...page }) => listFinished(db, caller, { ...page, kind: allowed(caller, { kind }).kind }),
  undoPreview: async (db, caller, which) => {
    allowed(caller, which);
    return previewUndo(db, which);
  },
  undo: async (db, caller, which) => {
    allowed(caller, which);
    return undoImport(db, caller, which);
  },
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  recordImports: recordImportRoutes,
  recordImportRuns: identityRoutesFor<typeof recordImportRunCalls>(runs),
  recordImportUndo: recordImportUndoRoutes,
  recordImportFiles: fileRoutesFor<typeof recordImportFileCalls>(files),
};
