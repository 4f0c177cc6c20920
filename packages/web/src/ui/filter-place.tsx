import { CloseOutlined } from '@ant-design/icons';
import { createContext, type ReactNode, use, useId, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Where what narrows a list stands: alone, in the panel of its filters, or as what is chosen, beneath the search. */
export const FilterPlace = createContext<'alone' | 'panel' | 'chips'>('alone');

/** Told how many filters are chosen, one by one. */
export const FilterCount = createContext<(change: 1 | -1) => void>(() => undefined);

interface Props {
  label: string;
  /** What it narrows to, as a person reads it; undefined where it does not. */
  shown: string | undefined;
  onClear: () => void;
  /** Where it is chosen. */
  children: (id: string) => ReactNode;
}

/** One thing that a list can be narrowed by. */
export function Filter({ label, shown, onClear, children }: Props) {
  const place = use(FilterPlace);
  const id = useId();
  if (place === 'chips') return shown === undefined ? null : <FilterChip label={label} shown={shown} onClear={onClear} />;
  if (place === 'alone') return children(id);
  return (
    <div className="filter-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

/** What narrows a list without being chosen among its filters: only the way back from it is shown. */
export function FilterMark({ label, onClear }: { label: string; onClear: () => void }) {
  return use(FilterPlace) === 'chips' ? <FilterChip label={label} shown="" onClear={onClear} /> : null;
}

function FilterChip({ label, shown, onClear }: Omit<Props, 'children' | 'shown'> & { shown: string }) {
  const { t } = useTranslation('ui');
  const count = use(FilterCount);
  useLayoutEffect(() => {
    count(1);
    return () => count(-1);
  }, [count]);
  return (
    <li className="filter-chip">
      <span>{shown ? t('filters.chosen', { label, value: shown }) : label}</span>
      <button type="button" aria-label={t('filters.remove', { label })} onClick={onClear}>
        <CloseOutlined aria-hidden />
      </button>
    </li>
  );
}
