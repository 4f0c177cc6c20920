import type { ImportKind, RecordField } from '@trellis/contract/imports/fields';
import { api } from '../../app/api.ts';
import type { FormerImport, ImportCalls, ImportOutcome } from '../../ui/imports/list-import.ts';

/** The calls behind lists of a kind that is not children. */
export const recordCalls = (kind: ImportKind): ImportCalls<RecordField, ImportOutcome, FormerImport> => ({
  get: (importId) => api.recordImports.get.call({ kind, importId }),
  rows: (importId, page) => api.recordImports.preview.call({ kind, importId, ...page }),
  changeMapping: (importId, mapping) => api.recordImports.changeMapping.call({ kind, importId, mapping }),
  changeRows: (importId, rows) => api.recordImports.changeRows.call({ kind, importId, rows }),
  run: (importId, rows) => api.recordImportRuns.run.call({ kind, importId, rows }),
  progress: (importId) => api.recordImports.progress.call({ kind, importId }),
  cancel: (importId) => api.recordImports.cancel.call({ kind, importId }),
  finished: (page) => api.recordImportUndo.finished.call({ kind, ...page }),
  undoPreview: (importId) => api.recordImportUndo.undoPreview.call({ kind, importId }),
  undo: async (importId) => (await api.recordImportUndo.undo.call({ kind, importId })).rows,
});
