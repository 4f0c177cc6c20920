import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters } from '../../ui/filter-bar.tsx';

interface Empty {
  title: string;
  hint?: string;
  action?: ReactNode;
}

/** What an empty list says: that nothing matches, with the way out, or what the list is for. */
export function useEmpty(isNarrowed: boolean, nothing: Empty, onClear: () => void): Empty {
  const { t } = useTranslation('admins');
  if (!isNarrowed) return nothing;
  return { title: t('filters.noMatch'), hint: t('filters.noMatchHint'), action: <ClearFilters onClear={onClear} /> };
}
