import { wellbeingFields } from '@trellis/contract/wellbeing/inputs';
import { hoursAsleep, type Night, type WellbeingKind } from '@trellis/contract/wellbeing/rules';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../app/format.ts';
import type { Entry } from './kinds.ts';
import { valueText } from './value-text.ts';

/** What a list says of a day. */
export function useEntryColumns(kind: WellbeingKind): TableColumnsType<Entry> {
  const { t } = useTranslation('wellbeing');
  const who = ({ enteredBy, isByGuardian }: Entry) => {
    const name = enteredBy ?? t('forgotten');
    return isByGuardian ? t('byFamily', { name }) : name;
  };
  return [
    { key: 'day', title: t('day'), render: (_, { day }) => formatDate(day) },
    ...wellbeingFields[kind].day.map((field) => ({
      key: field,
      title: t(`fields.${field}`),
      render: (_: unknown, entry: Entry) => valueText(t, field, entry[field]),
    })),
    ...(kind === 'sleep'
      ? [{ key: 'hours', title: t('hoursAsleep'), render: (_: unknown, entry: Entry) => String(hoursAsleep(entry as Night)) }]
      : []),
    { key: 'note', title: t('fields.note'), render: (_, { note }) => note ?? t('word.nothing') },
    { key: 'enteredBy', title: t('enteredBy'), render: (_, entry) => who(entry) },
  ];
}
