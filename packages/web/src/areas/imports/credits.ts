import type { RecordField } from '@trellis/contract/imports/fields';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordImport } from './record-import.ts';

/** Credits of no contract that come in by lists. */
export function useCredits(): ListImport<RecordField> {
  const { can } = useCurrentUser();
  const { t } = useTranslation('creditImports');
  return recordImport('credits', {
    // whoever gives credits and does not read what all of them come to goes back to the contracts
    home: can('RocketSystem.CreditOverview') ? '/system/center/hfs/costOverview' : '/system/center/menu/user/userContract',
    hasDates: false,
    made: t('made'),
    obstacle: (built) => {
      const known = obstaclesOfKind.credits.find((each) => each === built);
      return known ? t(`former.obstacles.${known}`) : built;
    },
    t,
  });
}
