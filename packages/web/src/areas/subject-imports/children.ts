import { limits } from '@trellis/contract/limits';
import { type ImportField, importFields, missingFields } from '@trellis/contract/subject-imports/fields';
import type { ImportResult } from '@trellis/contract/subject-imports/schemas';
import { type FinishedImport, importObstacles } from '@trellis/contract/subject-imports/undo-calls';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import type { ImportCalls, ListImport } from '../../ui/imports/list-import.ts';

const calls: ImportCalls<ImportField, ImportResult, FinishedImport> = {
  get: (importId) => api.subjectImports.get.call({ importId }),
  rows: (importId, { list, ...page }) => api.subjectImports.preview.call({ importId, kind: list, ...page }),
  changeMapping: (importId, mapping) => api.subjectImports.changeMapping.call({ importId, mapping }),
  changeRows: (importId, rows) => api.subjectImports.changeRows.call({ importId, rows }),
  run: (importId, rows) => api.subjectImportRuns.run.call({ importId, rows }),
  progress: (importId) => api.subjectImports.progress.call({ importId }),
  cancel: (importId) => api.subjectImports.cancel.call({ importId }),
  finished: (page) => api.subjectImportUndo.finished.call(page),
  undoPreview: async (importId) => {
    const { children, changed, obstacles } = await api.subjectImportUndo.undoPreview.call({ importId });
    return { rows: children, changed, obstacles: obstacles.map(({ kind, children: rows }) => ({ kind, rows })) };
  },
  undo: async (importId) => (await api.subjectImportUndo.undo.call({ importId })).children,
};

/** What is said of a name stands at the first name where a list has the name in two columns. */
function placeOf(said: ImportField, fields: readonly ImportField[]): ImportField | undefined {
  const at = said === 'name' && !fields.includes('name') ? 'firstName' : said;
  return fields.includes(at) ? at : undefined;
}

/** Children that come in by lists. */
export function useChildren(): ListImport<ImportField, ImportResult, FinishedImport> {
  const { t } = useTranslation('subjectImports');
  const obstacleOf = (kind: string) => importObstacles.find((each) => each === kind);
  return {
    path: '/api/business/subjectImport',
    home: '/system/center/menu/user/subject',
    rows: limits.import.rows,
    fields: importFields,
    hasDates: true,
    missing: missingFields,
    placeOf,
    calls,
    words: {
      title: t('title'),
      field: (field) => t(`fields.${field}`),
      start: (count) => t('run.start', { count }),
      question: (count) => t('run.question', { count }),
      running: t('run.running'),
      result: ({ imported, guardians }) => ({
        title: t('result.title', { count: imported }),
        more: t('result.guardians', { count: guardians }),
      }),
      show: t('result.list'),
      made: [t('word.children'), t('former.guardians')],
      howMany: ({ imported, guardians }) => [imported, guardians],
      goes: (count) => t('former.goes', { count }),
      changed: (count) => t('former.changed', { count }),
      undone: (count) => t('former.done', { count }),
      built: t('former.built'),
      obstacle: (kind) => {
        const known = obstacleOf(kind);
        return known ? t(`former.obstacles.${known}`) : kind;
      },
      count: (count) => t('former.ofChildren', { count }),
    },
  };
}
