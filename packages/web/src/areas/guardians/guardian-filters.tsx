import { guardianLimits } from '@trellis/contract/guardians/rules';
import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import { Button, Flex, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../subjects/search-field.tsx';
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
  const { token } = theme.useToken();
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      {filterNames.map((name) => (
        <div key={name} style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}>
          <SearchField
            takesSlash={name === 'name'}
            label={t(`filters.${name}`)}
            placeholder={t(`filters.${name}`)}
            maxLength={longest[name]}
            value={search[name] ?? ''}
            onSearch={(text) => onChange({ [name]: text || undefined })}
          />
        </div>
      ))}
      <Button type="text" onClick={onClear} disabled={!isFiltered(search)}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
