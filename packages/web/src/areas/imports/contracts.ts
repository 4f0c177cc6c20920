import type { RecordField } from '@trellis/contract/imports/fields';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordImport } from './record-import.ts';

/** Contracts that run already and come in by lists. */
export function useContracts(): ListImport<RecordField> {
  const { t } = useTranslation('contractImports');
  return recordImport('contracts', {
    home: '/system/center/menu/user/userContract',
    hasDates: true,
    made: t('word.contracts'),
    obstacle: (built) => {
      const known = obstaclesOfKind.contracts.find((each) => each === built);
      return known ? t(`former.obstacles.${known}`) : built;
    },
    t,
  });
}
