import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterText } from '../../../ui/filter-bar.tsx';

interface Props {
  filter: string | undefined;
  /** What the text is sought in. */
  label?: string;
  isNarrowed: boolean;
  onFilter: (filter: string | undefined) => void;
  onClear: () => void;
  children?: ReactNode;
}

/** What narrows a list of people: a text, then what the page adds. */
export function PeopleFilterBar({ filter, label, isNarrowed, onFilter, onClear, children }: Props) {
  const { t } = useTranslation('admins');
  return (
    <FilterBar label={t('filters.label')} isNarrowed={isNarrowed} onClear={onClear}>
      <FilterText
        isMain
        label={label ?? t('word.nameOrEmail')}
        placeholder={label ?? t('filters.placeholder')}
        value={filter}
        onChange={onFilter}
      />
      {children}
    </FilterBar>
  );
}
