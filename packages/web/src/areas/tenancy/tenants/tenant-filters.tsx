import { tenantState } from '@trellis/contract/tenancy/schemas';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice, FilterText } from '../../../ui/filter-bar.tsx';
import type { TenantListSearch } from './list-search.ts';

interface Props {
  search: TenantListSearch;
  onChange: (change: Pick<TenantListSearch, 'filter' | 'state'>) => void;
  onClear: () => void;
}

/** What narrows a list of tenants. */
export function TenantFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('tenancy');
  const isNarrowed = search.filter !== undefined || search.state !== undefined;
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isNarrowed} onClear={onClear}>
      <FilterText isMain label={t('word.searchByName')} value={search.filter} onChange={(filter) => onChange({ filter })} />
      <FilterChoice
        label={t('word.state')}
        value={search.state}
        options={tenantState.options.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  );
}
