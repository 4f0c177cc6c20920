import { creditCommodity, creditKind } from '@trellis/contract/credits/schemas';
import { Flex, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import type { StatementFilter } from './queries.ts';

interface Props {
  filter: StatementFilter;
  onChange: (change: StatementFilter) => void;
}

/** What of a statement is shown: what happened, of what, and when. */
export function StatementFilters({ filter, onChange }: Props) {
  const { t } = useTranslation('credits');
  return (
    <Flex gap="small" wrap style={{ marginBlockEnd: 'var(--space-4)' }}>
      <Select
        allowClear
        aria-label={t('filters.kind')}
        placeholder={t('filters.kind')}
        style={{ minWidth: 'calc(var(--space-1) * 40)' }}
        value={filter.kind}
        onChange={(kind: StatementFilter['kind']) => onChange({ kind })}
        options={creditKind.options.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <Select
        allowClear
        aria-label={t('filters.commodity')}
        placeholder={t('filters.commodity')}
        style={{ minWidth: 'calc(var(--space-1) * 50)' }}
        value={filter.commodity}
        onChange={(commodity: StatementFilter['commodity']) => onChange({ commodity })}
        options={creditCommodity.options.map((value) => ({ value, label: t(`commodity.${value}`) }))}
      />
      <FilterPeriod label={t('word.period')} from={filter.from} to={filter.to} onChange={onChange} />
    </Flex>
  );
}
