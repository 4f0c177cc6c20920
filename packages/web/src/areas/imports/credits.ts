import type { RecordField } from '@trellis/contract/imports/fields';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordImport } from './record-import.ts';

/** Credits of no contract that come in by lists. */
export function useCredits(): ListImport<RecordField> {
  const { t } = useTranslation('creditImports');
  return recordImport('credits', {
    home: '/system/center/hfs/costOverview',
    hasDates: false,
    made: t('made'),
    obstacle: (built) => {
      const known = obstaclesOfKind.credits.find((each) => each === built);
      return known ? t(`former.obstacles.${known}`) : built;
    },
    t,
  });
}
