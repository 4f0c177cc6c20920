import { guardianLimits } from '@trellis/contract/guardians/rules';
import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import { useTranslation } from 'react-i18next';
import { FilterText } from '../../ui/filter-bar.tsx';
import { filterNames, type GuardianListSearch } from './list-search.ts';

interface Props {
  search: GuardianListSearch;
  onChange: (change: GuardianFilter) => void;
}

const { fullName, phone, email } = guardianLimits;
const longest = { name: fullName, phone, email, subjectName: fullName };

/** What narrows the list of guardians. */
export function GuardianFilters({ search, onChange }: Props) {
  const { t } = useTranslation('guardians');
  return filterNames.map((name) => (
    <FilterText
      key={name}
      isMain={name === 'name'}
      label={t(`filters.${name}`)}
      maxLength={longest[name]}
      value={search[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  ));
}
