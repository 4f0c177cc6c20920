import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../../ui/filter-bar.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { type TestSearch, testStatuses, testTypes } from './searches.ts';

interface Props {
  search: TestSearch;
  onChange: (change: Partial<TestSearch>) => void;
}

/** What narrows a list of tests, besides a text. */
export function TestFilters({ search, onChange }: Props) {
  const { t } = useTranslation('vrClassroom');
  return (
    <>
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
    </>
  );
}
