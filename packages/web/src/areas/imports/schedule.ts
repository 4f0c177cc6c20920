import type { RecordField } from '@trellis/contract/imports/fields';
import { obstaclesOfKind } from '@trellis/contract/imports/undo-calls';
import { useTranslation } from 'react-i18next';
import type { ListImport } from '../../ui/imports/list-import.ts';
import { recordImport } from './record-import.ts';

/** Bookings to come that come in by lists. */
export function useSchedule(): ListImport<RecordField> {
  const { t } = useTranslation('scheduleImports');
  return recordImport('schedule', {
    home: '/system/center/dataPanel/calendar',
    hasDates: true,
    made: t('made'),
    obstacle: (built) => {
      const known = obstaclesOfKind.schedule.find((each) => each === built);
      return known ? t(`former.obstacles.${known}`) : built;
    },
    t,
  });
}
