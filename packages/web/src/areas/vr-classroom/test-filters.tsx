import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice, FilterText } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { isNarrowed } from '../../ui/list-search.ts';
import { type TestSearch, testStatuses, testTypes } from './searches.ts';

interface Props {
  search: TestSearch;
  label: string;
  onChange: (change: Partial<TestSearch>) => void;
  onClear: () => void;
  children?: ReactNode;
}

/** What narrows a list of tests. */
export function TestFilters({ search, label, onChange, onClear, children }: Props) {
  const { t } = useTranslation('vrClassroom');
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isNarrowed(search)} onClear={onClear}>
      <FilterText isMain label={label} value={search.filter} onChange={(filter) => onChange({ filter })} />
      {children}
      <FilterChoice
        label={t('filters.type')}
        value={search.testType}
        options={testTypes.map((value) => ({ value, label: t(`type.${value}`) }))}
        onChange={(testType) => onChange({ testType })}
      />
      <FilterChoice
        label={t('filters.status')}
        value={search.status}
        options={testStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
        onChange={(status) => onChange({ status })}
      />
      <FilterPeriod label={t('filters.period')} from={search.from} to={search.to} onChange={onChange} />
    </FilterBar>
  );
}
