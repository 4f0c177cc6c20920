import { fieldsOfKind, type RecordField } from '@trellis/contract/imports/fields';
import { fieldsLacking } from '@trellis/contract/imports/lists';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { limits } from '@trellis/contract/limits';
import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordCalls } from './record-calls.ts';

const kind = 'schedule';
const { fields, needed } = fieldsOfKind[kind];

const calls = recordCalls(kind);

/** What is said of a child stands at its number where a list has no names. */
function placeOf(said: RecordField, shown: readonly RecordField[]): RecordField | undefined {
  const at = said === 'child' && !shown.includes('child') ? 'outpatientNumber' : said;
  return shown.includes(at) ? at : undefined;
}

/** Bookings to come that come in by lists. */
export function useSchedule(): ListImport<RecordField> {
  const { t } = useTranslation('scheduleImports');
  return {
    path: `/api/business/import/${kind}`,
    home: '/system/center/dataPanel/calendar',
    rows: limits.import.records,
    fields,
    missing: (columns) => fieldsLacking(needed, columns),
    placeOf,
    calls,
    words: {
      title: t('title'),
      field: (field) => t(`fields.${field}`),
      start: (count) => t('run.start', { count }),
      question: (count) => t('run.question', { count }),
      running: t('run.running'),
      result: ({ imported }) => ({ title: t('result.title', { count: imported }) }),
      show: t('result.list'),
      made: [t('made')],
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
