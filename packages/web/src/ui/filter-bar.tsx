import { Button, Select } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterPanel } from './filter-panel.tsx';
import { Filter, FilterCount, FilterPlace } from './filter-place.tsx';
import { SearchField } from './search-field.tsx';
import './list.css';

interface BarProps {
  /** What is narrowed, for who does not see it. */
  label: string;
  /** The text that is searched for, always there. */
  search?: ReactNode;
  isNarrowed: boolean;
  onClear: () => void;
  /** What else is done with the list as it is shown. */
  tools?: ReactNode;
  /** What else narrows it. */
  children?: ReactNode;
}

/** What narrows a list: the search, the filters behind one button, and those that are chosen, each with the way back from it. */
export function FilterBar({ label, search, isNarrowed, onClear, tools, children }: BarProps) {
  const [chosen, setChosen] = useState(0);
  const [count] = useState(() => (change: 1 | -1) => setChosen((now) => now + change));
  return (
    <div className="filter-bar only-on-screen" role="search" aria-label={label}>
      <div className="filter-line">
        {search}
        {children && <FilterPanel count={chosen}>{children}</FilterPanel>}
        {tools}
      </div>
      <ul className="filter-chips">
        <FilterCount value={count}>
          <FilterPlace value="chips">{children}</FilterPlace>
        </FilterCount>
        {isNarrowed && (
          <li>
            <ClearFilters type="text" onClear={onClear} />
          </li>
        )}
      </ul>
    </div>
  );
}

/** The way back to the whole list: in the bar, and where nothing matches. */
export function ClearFilters({ type, onClear }: { type?: 'text'; onClear: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <Button type={type} onClick={onClear}>
      {t('clearFilters')}
    </Button>
  );
}

interface TextProps {
  label: string;
  /** The label unless told. */
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  value: string | undefined;
  onChange: (text: string | undefined) => void;
}

/** The text that a list is searched by; the key / leads here (`app/palette/shortcuts.tsx`). */
export function MainSearch(props: TextProps) {
  return (
    <div className="filter-search">
      <TextSearch {...props} />
    </div>
  );
}

/** A part of a text that a list can be narrowed to. */
export function FilterText(props: TextProps) {
  return (
    <Filter label={props.label} shown={props.value} onClear={() => props.onChange(undefined)}>
      {(id) => <TextSearch id={id} {...props} />}
    </Filter>
  );
}

function TextSearch({ label, placeholder = label, value, onChange, ...props }: TextProps & { id?: string }) {
  const search = (text: string) => onChange(text || undefined);
  return <SearchField {...props} label={label} placeholder={placeholder} value={value ?? ''} onSearch={search} />;
}

interface Choice<T> {
  value: T;
  label: string;
}

interface ChoiceProps<T extends string | boolean> {
  label: string;
  value: T | undefined;
  options: readonly Choice<T>[];
  onChange: (value: T | undefined) => void;
}

/** One of a few values that a list can be narrowed to. */
export function FilterChoice<T extends string | boolean>({ label, value, options, onChange }: ChoiceProps<T>) {
  return (
    <Filter label={label} shown={options.find((option) => option.value === value)?.label} onClear={() => onChange(undefined)}>
      {(id) => (
        <Select<T, Choice<T>>
          id={id}
          allowClear
          aria-label={label}
          placeholder={label}
          showSearch={options.length > 8 && { optionFilterProp: 'label' }}
          style={{ width: '100%' }}
          value={value}
          options={[...options]}
          onChange={(next?: T) => onChange(next)}
        />
      )}
    </Filter>
  );
}
