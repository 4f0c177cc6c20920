import { operations } from '@trellis/contract/audit/calls';
import { auditedTables, platformTables } from '@trellis/contract/audited';
import { compareNames } from '@trellis/contract/compare-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterBar, FilterChoice, MainSearch } from '../../ui/filter-bar.tsx';
import { FilterCenter } from '../../ui/filter-center.tsx';
import { FilterPeriod } from '../../ui/filter-period.tsx';
import { FilterMark } from '../../ui/filter-place.tsx';
import { useAuditNames } from './audit-names.ts';
import { type AuditSearch, isNarrowed } from './audit-search.ts';

interface Props {
  search: AuditSearch;
  isPlatform: boolean;
  tools: ReactNode;
  onChange: (change: Partial<AuditSearch>) => void;
  onClear: () => void;
}

/** What narrows the trail. */
export function AuditFilters({ search, isPlatform, tools, onChange, onClear }: Props) {
  const { t } = useTranslation('audit');
  const { tableName } = useAuditNames();
  const tables = isPlatform ? auditedTables : auditedTables.filter((table) => !platformTables.includes(table));
  const options = tables.map((table) => ({ value: table as string, label: tableName(table) }));
  return (
    <FilterBar
      label={t('filters.label')}
      search={<MainSearch label={t('filters.person')} value={search.person} onChange={(person) => onChange({ person })} />}
      isNarrowed={isNarrowed(search)}
      onClear={onClear}
      tools={tools}
    >
      <FilterPeriod label={t('filters.period')} from={search.from} to={search.to} onChange={onChange} />
      <FilterChoice
        label={t('filters.table')}
        value={search.table}
        options={options.toSorted((one, other) => compareNames(one.label, other.label))}
        onChange={(table) => onChange({ table })}
      />
      <FilterChoice
        label={t('filters.operation')}
        value={search.operation}
        options={operations.map((operation) => ({ value: operation, label: t(`operation.${operation}`) }))}
        onChange={(operation) => onChange({ operation })}
      />
      {isPlatform && <FilterCenter value={search.tenantId} onChange={(tenantId) => onChange({ tenantId })} />}
      {search.rowId && <FilterMark label={t('filters.row')} onClear={() => onChange({ rowId: undefined })} />}
    </FilterBar>
  );
}
