import { classTypes } from '@trellis/contract/groups/rules';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice, FilterText } from '../../ui/filter-bar.tsx';
import { type ClassListSearch, isFiltered } from './list-search.ts';

interface Props {
  search: ClassListSearch;
  onChange: (change: Pick<ClassListSearch, 'filter' | 'type'>) => void;
  onClear: () => void;
}

/** What narrows the list of classes. */
export function ClassFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('groups');
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isFiltered(search)} onClear={onClear}>
      <FilterText isMain label={t('filters.name')} value={search.filter} onChange={(filter) => onChange({ filter })} />
      <FilterChoice
        label={t('word.type')}
        value={search.type}
        options={classTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        onChange={(type) => onChange({ type })}
      />
    </FilterBar>
  );
}
