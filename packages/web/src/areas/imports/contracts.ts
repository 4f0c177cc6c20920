import { fieldsOfKind, type RecordField } from '@trellis/contract/imports/fields';
import { fieldsLacking } from '@trellis/contract/imports/lists';
import { recordObstacles } from '@trellis/contract/imports/undo-calls';
import { limits } from '@trellis/contract/limits';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import type { FormerImport, ImportCalls, ImportOutcome, ListImport } from '../../ui/imports/list-import.ts';

const kind = 'contracts';
const { fields, needed } = fieldsOfKind[kind];

const calls: ImportCalls<RecordField, ImportOutcome, FormerImport> = {
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
};

/** Contracts that run already and come in by lists. */
export function useContracts(): ListImport<RecordField> {
  const { t } = useTranslation('contractImports');
  return {
    path: `/api/business/import/${kind}`,
    home: '/system/center/menu/user/userContract',
    rows: limits.import.records,
    fields,
    missing: (columns) => fieldsLacking(needed, columns),
    placeOf: (said, shown) => (shown.includes(said) ? said : undefined),
    calls,
    words: {
      title: t('title'),
      field: (field) => t(`fields.${field}`),
      start: (count) => t('run.start', { count }),
      question: (count) => t('run.question', { count }),
      running: t('run.running'),
      result: ({ imported }) => ({ title: t('result.title', { count: imported }) }),
      show: t('result.list'),
      made: [t('word.contracts')],
      howMany: ({ imported }) => [imported],
      goes: (count) => t('former.goes', { count }),
      changed: (count) => t('former.changed', { count }),
      undone: (count) => t('former.done', { count }),
      built: t('former.built'),
      obstacle: (built) => {
        const known = recordObstacles.find((each) => each === built);
        return known ? t(`former.obstacles.${known}`) : built;
      },
      count: (count) => t('former.count', { count }),
    },
  };
}
