import { useNavigate } from '@tanstack/react-router';
import type { Table } from '@trellis/contract/statistics/tables';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../app/current-user.ts';
import { ExportButton } from '../../ui/export-button.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useOwnAddress } from './own-address.ts';
import { PeriodPicker } from './period-picker.tsx';
import { callOf, useTable } from './queries.ts';
import { readTableSearch, type TableSearch } from './searches.ts';
import { useTableColumns } from './table-columns.tsx';

type Title = 'classPlanList' | 'trainingList' | 'questionnaireList';
/** What each address lists, and what its entry of the menu is called. */
const listAt: Record<string, readonly [Table, Title]> = {
  classList: ['classPlans', 'classPlanList'],
  trainingList: ['plansOfChildren', 'trainingList'],
  questionnaireList: ['assessments', 'questionnaireList'],
};

/** A list across centers, or of one's own center, with what was counted of each row in a period. */
export function TablePage() {
  const { t } = useTranslation('statistics');
  const navigate = useNavigate();
  const { type } = useCurrentUser();
  const { pathname, search: raw } = useOwnAddress();
  const [table, title] = listAt[pathname.split('/').at(-1) ?? ''] ?? (['plansOfChildren', 'trainingList'] as const);
  const search = readTableSearch(raw);
  const { page: _page, size: _size, ...filter } = search;
  const onSearch = (next: TableSearch) => void navigate({ to: pathname, search: next, replace: true } as never);
  const file = callOf[table];
  // a unit narrows nothing: the period does
  const narrowing = { ...search, unit: undefined as never };
  return (
    <ListPage
      title={type === 'Center' ? t(`table.${table}`) : t(`menu.${title}`)}
      extra={<ExportButton path={file.path} {...('method' in file && { method: file.method })} query={filter} />}
      about={<PeriodPicker value={filter} onChange={(change) => onSearch({ ...search, page: 1, ...change })} />}
      search={narrowing}
      onSearch={(next) => onSearch({ ...next, unit: next.unit ?? (next.period === undefined ? 'Month' : search.unit) })}
      searchedBy={{ label: t('word.searchByName') }}
      list={useTable(table, search)}
      columns={useTableColumns(table)}
      empty={{ title: t('nothingCounted'), hint: t('nothingCountedHint') }}
    />
  );
}
