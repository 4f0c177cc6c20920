import { fieldsOfKind, type RecordField } from '@trellis/contract/imports/fields';
import { fieldsLacking } from '@trellis/contract/imports/lists';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { limits } from '@trellis/contract/limits';
import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordCalls } from './record-calls.ts';

const kind = 'contracts';
const { fields, needed } = fieldsOfKind[kind];

const calls = recordCalls(kind);

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
        const known = obstaclesOfKind[kind].find((each) => each === built);
        return known ? t(`former.obstacles.${known}`) : built;
      },
      count: (count) => t('former.count', { count }),
    },
  };
}
