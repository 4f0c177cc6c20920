import { guardianLimits } from '@trellis/contract/guardians/rules';
import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterText } from '../../ui/filter-bar.tsx';
import { filterNames, type GuardianListSearch, isFiltered } from './list-search.ts';

interface Props {
  search: GuardianListSearch;
  onChange: (change: GuardianFilter) => void;
  onClear: () => void;
}

const { fullName, phone, email } = guardianLimits;
const longest = { name: fullName, phone, email, subjectName: fullName };

/** What narrows the list of guardians. */
export function GuardianFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('guardians');
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isFiltered(search)} onClear={onClear}>
      {filterNames.map((name) => (
        <FilterText
          key={name}
          isMain={name === 'name'}
          label={t(`filters.${name}`)}
          maxLength={longest[name]}
          value={search[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
    </FilterBar>
  );
}
