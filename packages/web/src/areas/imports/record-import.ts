import { fieldsOfKind, type ImportKind, type RecordField } from '@trellis/contract/imports/fields';
import { fieldsLacking } from '@trellis/contract/imports/lists';
import { limits } from '@trellis/contract/limits';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordCalls } from './record-calls.ts';

type Counted = 'run.start' | 'run.question' | 'result.title' | `former.${'goes' | 'changed' | 'done' | 'count'}`;
type Plain = 'title' | `fields.${RecordField}` | 'run.running' | 'result.list' | 'former.built';

interface Particular {
  home: string;
  hasDates: boolean;
  /** What came in. */
  made: string;
  obstacle: (kind: string) => string;
  /** The texts of the kind, which are called the same for each. */
  t: { (key: Plain): string; (key: Counted, values: { count: number }): string };
}

/** What is said of a child stands at its number where a list has no names. */
function placeOf(said: RecordField, shown: readonly RecordField[]): RecordField | undefined {
  const at = said === 'child' && !shown.includes('child') ? 'outpatientNumber' : said;
  return shown.includes(at) ? at : undefined;
}

/** Lists of a kind that is brought along beside children. */
export function recordImport(kind: ImportKind, { home, hasDates, made, obstacle, t }: Particular): ListImport<RecordField> {
  const { fields, needed } = fieldsOfKind[kind];
  return {
    path: `/api/business/import/${kind}`,
    home,
    rows: limits.import.records,
    fields,
    hasDates,
    missing: (columns) => fieldsLacking(needed, columns),
    placeOf,
    calls: recordCalls(kind),
    words: {
      title: t('title'),
      field: (field) => t(`fields.${field}`),
      start: (count) => t('run.start', { count }),
      question: (count) => t('run.question', { count }),
      running: t('run.running'),
      result: ({ imported }) => ({ title: t('result.title', { count: imported }) }),
      show: t('result.list'),
      made: [made],
      howMany: ({ imported }) => [imported],
      goes: (count) => t('former.goes', { count }),
      changed: (count) => t('former.changed', { count }),
      undone: (count) => t('former.done', { count }),
      built: t('former.built'),
      obstacle,
      count: (count) => t('former.count', { count }),
    },
  };
}
