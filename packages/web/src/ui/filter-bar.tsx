import { Button, Flex, Select, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from './search-field.tsx';

interface BarProps {
  /** What is narrowed, for who does not see it. */
  label: string;
  isNarrowed: boolean;
  onClear: () => void;
  children: ReactNode;
}

/** What narrows a list, side by side above it, and the way back to the whole list. */
export function FilterBar({ label, isNarrowed, onClear, children }: BarProps) {
  const { token } = theme.useToken();
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={label} style={{ marginBottom: token.margin }}>
      {children}
      {isNarrowed && <ClearFilters type="text" onClear={onClear} />}
    </Flex>
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
  placeholder?: string;
  maxLength?: number | undefined;
  value: string | undefined;
  /** The text that most lists are searched by: wider, and the key / comes here. */
  isMain?: boolean;
  onChange: (text: string | undefined) => void;
}

/** A part of a text that a list can be narrowed to. */
export function FilterText({ label, placeholder = label, maxLength, value, isMain = false, onChange }: TextProps) {
  const { token } = theme.useToken();
  return (
    <div style={{ flex: isMain ? '2 1 0' : '1 1 0', minWidth: isMain ? token.screenXS / 2 : token.screenXS / 3 }}>
      <SearchField
        takesSlash={isMain}
        label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        value={value ?? ''}
        onSearch={(text) => onChange(text || undefined)}
      />
    </div>
  );
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
  const { token } = theme.useToken();
  return (
    <Select<T, Choice<T>>
      allowClear
      aria-label={label}
      placeholder={label}
      showSearch={options.length > 8 && { optionFilterProp: 'label' }}
      style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
      value={value}
      options={[...options]}
      onChange={(next?: T) => onChange(next)}
    />
  );
}
