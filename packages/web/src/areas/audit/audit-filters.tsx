import { operations } from '@trellis/contract/audit/calls';
import { auditedTables, platformTables } from '@trellis/contract/audit/tables';
import { Button, DatePicker, Flex, Tag, theme } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../app/format.ts';
import { FilterCenter, FilterChoice } from '../admins/filter-bar.tsx';
import { SearchField } from '../subjects/search-field.tsx';
import { useAuditNames } from './audit-names.ts';
import { type AuditSearch, isNarrowed } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  isPlatform: boolean;
  onChange: (change: Partial<AuditSearch>) => void;
  onClear: () => void;
}

/** What narrows the trail. */
export function AuditFilters({ search, isPlatform, onChange, onClear }: Props) {
  const { t } = useTranslation('audit');
  const { token } = theme.useToken();
  const { tableName } = useAuditNames();
  const tables = isPlatform ? auditedTables : auditedTables.filter((table) => !platformTables.includes(table));
  const options = tables.map((table) => ({ value: table as string, label: tableName(table) }));
  const day = (value: string | undefined) => (value ? dayjs(value) : null);
  return (
    <Flex gap="small" wrap align="center" role="search" aria-label={t('filters.label')} style={{ marginBottom: token.margin }}>
      <div style={{ flex: '1 1 0', minWidth: token.screenXS / 3 }}>
        <SearchField
          takesSlash
          label={t('filters.person')}
          placeholder={t('filters.person')}
          maxLength={100}
          value={search.person ?? ''}
          onSearch={(person) => onChange({ person: person || undefined })}
        />
      </div>
      <DatePicker.RangePicker
        aria-label={t('filters.period')}
        allowEmpty={[true, true]}
        format={dateFormat}
        value={[day(search.from), day(search.to)]}
        onChange={(days) => onChange({ from: days?.[0]?.format('YYYY-MM-DD'), to: days?.[1]?.format('YYYY-MM-DD') })}
      />
      <FilterChoice
        label={t('filters.table')}
        value={search.table}
        options={options.toSorted((one, other) => one.label.localeCompare(other.label))}
        onChange={(table) => onChange({ table })}
      />
      <FilterChoice
        label={t('filters.operation')}
        value={search.operation}
        options={operations.map((operation) => ({ value: operation, label: t(`operation.${operation}`) }))}
        onChange={(operation) => onChange({ operation })}
      />
      {isPlatform && <FilterCenter value={search.tenantId} onChange={(tenantId) => onChange({ tenantId })} />}
      {search.rowId && (
        <Tag closable onClose={() => onChange({ rowId: undefined })}>
          {t('filters.row')}
        </Tag>
      )}
      <Button type="text" onClick={onClear} disabled={!isNarrowed(search)}>
        {t('filters.clear')}
      </Button>
    </Flex>
  );
}
