import { limits } from '@trellis/contract/limits';
import { Skeleton, Table, type TableColumnsType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { useTranslation } from 'react-i18next';
import { letFocusIn } from './let-focus-in.ts';
import type { PageSearch, PageSize } from './list-search.ts';
import { LoadFailed } from './load-failed.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import type { PagedList } from './paged-list.ts';
import { type Selection, useSelectionColumn } from './selection.tsx';
import { useShownPage } from './use-shown-page.ts';

interface PagedTableProps<Row extends { id: string }> {
  /** Named for readers who cannot see it. */
  label: string;
  columns: TableColumnsType<Row>;
  list: PagedList<Row>;
  search: PageSearch;
  /** Shows another page, size or order: the address keeps it. */
  onSearch: (change: PageSearch) => void;
  /** What an empty list is for, and the first step. */
  empty: Empty;
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
}

/**
 * A page of a list whose state is the address: skeleton at first, the old page while the next one loads, the failure with a retry, pages of 6 to 24.
 * A column sorts by its `key` when it has `sorter: true`.
 */
export function PagedTable<Row extends { id: string }>({
  label,
  columns,
  list,
  search,
  onSearch,
  empty,
  onOpen,
  selection,
}: PagedTableProps<Row>) {
  const { t } = useTranslation('ui');
  const rowSelection = useSelectionColumn(selection);
  const isAway = useShownPage(list, search, onSearch);
  if (list.isError && list.error && !isAway) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (list.isPending || isAway) return <Skeleton active title={false} paragraph={{ rows: search.size, width: '100%' }} />;
  const [field, direction] = (search.sorting ?? '').split(' ');
  const shown = columns.map((column) => ({
    ...column,
    ...(column.sorter && column.key === field && { sortOrder: direction === 'desc' ? ('descend' as const) : ('ascend' as const) }),
    // on a narrow screen the rest moves behind it
    ...(column.key === 'actions' && { fixed: 'end' as const }),
  }));
  return (
    <Table<Row>
      ref={onOpen ? undefined : letFocusIn}
      aria-label={label}
      rowKey="id"
      size="small"
      columns={shown}
      rowSelection={rowSelection}
      dataSource={list.data?.items ?? []}
      loading={list.isPlaceholderData}
      locale={{ emptyText: <NothingHere {...empty} /> }}
      scroll={{ x: 'max-content' }}
      onRow={(row) => (onOpen ? { style: { cursor: 'pointer' }, onClick: () => onOpen(row) } : {})}
      onChange={({ current = 1, pageSize }, _filters, sorter, { action }) => {
        const size = limits.pageSizes.find((each) => each === pageSize) ?? search.size;
        const stays = action === 'paginate' && size === search.size;
        onSearch({ page: stays ? current : 1, size, sorting: sortingOf(sorter) });
      }}
      pagination={{
        current: search.page,
        pageSize: search.size,
        pageSizeOptions: [...limits.pageSizes] satisfies PageSize[],
        showSizeChanger: true,
        total: list.data?.totalCount ?? 0,
        showTotal: (count) => t(list.data?.totalIsCapped ? 'list.more' : 'list.total', { count }),
      }}
    />
  );
}

function sortingOf<Row>(sorter: SorterResult<Row> | SorterResult<Row>[]): string | undefined {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  if (columnKey === undefined || !order) return undefined;
  return order === 'descend' ? `${String(columnKey)} desc` : String(columnKey);
}
