import { useTranslation } from 'react-i18next';
import { FilterChoice } from '../filter-bar.tsx';
import { contentStatuses, type OfferedSearch } from './offered-search.ts';

/** Narrows a list to what is offered, or is not. */
export function StatusFilter<Search extends OfferedSearch>({ search, onSearch }: { search: Search; onSearch: (search: Search) => void }) {
  const { t } = useTranslation('ui');
  return (
    <FilterChoice
      label={t('word.status')}
      value={search.status}
      options={contentStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
      onChange={(status) => onSearch({ ...search, page: 1, status })}
    />
  );
}
