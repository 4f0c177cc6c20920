import { tenantState } from '@trellis/contract/tenancy/schemas';
import { Button, Flex, Select, theme } from 'antd';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../subjects/search-field.tsx';
import type { TenantListSearch } from './list-search.ts';

interface Props {
  search: TenantListSearch;
  onChange: (change: Pick<TenantListSearch, 'filter' | 'state'>) => void;
  onClear: () => void;
}

/** What narrows a list of tenants. */
export function TenantFilters({ search, onChange, onClear }: Props) {
  const { t } = useTranslation('tenancy');
  const { token } = theme.useToken();
  const isFiltered = search.filter !== undefined || search.state !== undefined;
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '2 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          takesSlash
          label={t('filters.name')}
          placeholder={t('filters.name')}
          maxLength={100}
          value={search.filter ?? ''}
          onSearch={(text) => onChange({ filter: text || undefined })}
        />
      </div>
      <Select
        allowClear
        aria-label={t('filters.state')}
        placeholder={t('filters.state')}
        style={{ flex: '1 1 0', minWidth: token.screenXS / 4 }}
        value={search.state}
        onChange={(state) => onChange({ state })}
        options={tenantState.options.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
      <Button type="text" onClick={onClear} disabled={!isFiltered}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
