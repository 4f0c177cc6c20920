import { Button, Flex, Select, theme } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../subjects/search-field.tsx';
import { CenterSelect } from './center-select.tsx';

interface BarProps {
  filter: string | undefined;
  /** What the text is sought in. */
  label?: string;
  placeholder?: string;
  isNarrowed: boolean;
  onFilter: (filter: string | undefined) => void;
  onClear: () => void;
  children?: ReactNode;
}

/** What narrows a list: a text, then what the page adds. */
export function FilterBar({ filter, label, placeholder, isNarrowed, onFilter, onClear, children }: BarProps) {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 2 }}>
        <SearchField
          takesSlash
          label={label ?? t('filters.search')}
          placeholder={placeholder ?? label ?? t('filters.placeholder')}
          maxLength={100}
          value={filter ?? ''}
          onSearch={(text) => onFilter(text || undefined)}
        />
      </div>
      {children}
      <Button type="text" onClick={onClear} disabled={!isNarrowed}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}

interface ChoiceProps<T extends string> {
  label: string;
  value: T | undefined;
  options: readonly { value: T; label: string }[];
  onChange: (value: T | undefined) => void;
}

/** One of a few values that a list can be narrowed to. */
export function FilterChoice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const { token } = theme.useToken();
  return (
    <Select<T>
      allowClear
      aria-label={label}
      placeholder={label}
      showSearch={{ optionFilterProp: 'label' }}
      style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}
      value={value}
      options={[...options]}
      onChange={(next?: T) => onChange(next)}
    />
  );
}

/** One center that a list can be narrowed to. */
export function FilterCenter({ value, onChange }: { value: string | undefined; onChange: (tenantId: string | undefined) => void }) {
  const { t } = useTranslation('admins');
  const { token } = theme.useToken();
  return (
    <CenterSelect
      allowClear
      aria-label={t('filters.center')}
      placeholder={t('filters.center')}
      style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}
      value={value}
      onChange={(next?: string) => onChange(next)}
    />
  );
}
