import { creditCommodity, creditKind } from '@trellis/contract/credits/schemas';
import { DatePicker, Flex, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../app/format.ts';
import type { StatementFilter } from './queries.ts';

interface Props {
  filter: StatementFilter;
  onChange: (change: StatementFilter) => void;
}

/** What of a statement is shown: what happened, of what, and when. */
export function StatementFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('credits');
  const day = (text: string | undefined) => (text ? dayjs(text) : null);
  return (
    <Flex gap="small" wrap style={{ marginBlockEnd: 16 }}>
      <Select
        allowClear
        aria-label={t('filters.kind')}
        placeholder={t('filters.kind')}
        style={{ minWidth: 160 }}
        value={filter.kind}
        onChange={(kind: StatementFilter['kind']) => onChange({ kind })}
        options={creditKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <Select
        allowClear
        aria-label={t('filters.commodity')}
        placeholder={t('filters.commodity')}
        style={{ minWidth: 200 }}
        value={filter.commodity}
        onChange={(commodity: StatementFilter['commodity']) => onChange({ commodity })}
        options={creditCommodity.options.map((value) => ({ value, label: t(`commodity.${value}`) }))}
      />
      <DatePicker.RangePicker
        aria-label={t('filters.period')}
        allowEmpty={[true, true]}
        format={dateFormat}
        value={[day(filter.from), day(filter.to)]}
        onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
      />
    </Flex>
  );
}
