import { limits } from '@trellis/contract/limits';
import { Table, type TableColumnsType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsKey, type Column } from './column-choice.ts';
import { keepHead } from './keep-head.ts';
import { leaveBy, useReturn } from './left-list.ts';
import type { PageSearch, PageSize } from './list-search.ts';
import { CardSkeleton, TableSkeleton } from './list-skeleton.tsx';
import { LoadFailed } from './load-failed.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import type { PagedList } from './paged-list.ts';
import type * as cards from './row-cards.tsx';
import { type Selection, useSelectionColumn } from './selection.tsx';
import { phone, useMedia } from './use-media.ts';
import { useShownPage } from './use-shown-page.ts';
import './list.css';

const RowCards = lazy(() => import('./row-cards.tsx').then((module) => ({ default: module.RowCards }))) as unknown as typeof cards.RowCards;

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
  /** What is typed into its cells: no cards on a phone. */
  isTypedInto?: boolean;
}

/**
 * A page of a list whose state is the address: skeleton at first, the old page while the next one loads, the failure with a retry, pages of 6 to 24;
 * on a phone cards. A column sorts by its `key` when it has `sorter: true`.
 */
export function PagedTable<Row extends { id: string }>(props: PagedTableProps<Row>) {
  const { label, list, search, onSearch, empty, onOpen, selection, isTypedInto = false } = props;
  const columns = props.columns as Column<Row>[];
  const { t } = useTranslation('ui');
  const isPhone = useMedia(phone) && !isTypedInto;
  const rowSelection = useSelectionColumn(selection);
  const isAway = useShownPage(list, search, onSearch);
  const isWaiting = list.isPending || isAway;
  useReturn(!isWaiting && !isPhone);
  if (list.isError && list.error && !isAway) return <LoadFailed error={list.error} onRetry={list.refetch} />;
  if (isWaiting && isPhone) return <CardSkeleton />;
  if (isWaiting) return <TableSkeleton columns={columns} size={search.size} withChoice={rowSelection !== undefined} />;
  const rows = list.data?.items ?? [];
  const pagination = {
    current: search.page,
    pageSize: search.size,
    pageSizeOptions: [...limits.pageSizes] satisfies PageSize[],
    showSizeChanger: true,
    total: list.data?.totalCount ?? 0,
    showTotal: (count: number) => t(list.data?.totalIsCapped ? 'list.more' : 'list.total', { count }),
  };
  const turn = (current: number, pageSize: number | undefined, sorting: string | undefined) => {
    const size = limits.pageSizes.find((each) => each === pageSize) ?? search.size;
    const stays = size === search.size && sorting === search.sorting;
    onSearch({ page: stays ? current : 1, size, sorting });
  };
  if (isPhone)
    return (
      <div onClickCapture={({ target }) => leaveBy(target)}>
        <Suspense fallback={<CardSkeleton />}>
          <RowCards<Row>
            label={label}
            columns={columns}
            rows={rows}
            empty={empty}
            isWaiting={list.isPlaceholderData}
            sorting={search.sorting}
            onSort={(sorting) => turn(1, search.size, sorting)}
            onOpen={onOpen}
            selection={selection}
            pagination={{ ...pagination, onChange: (page, size) => turn(page, size, search.sorting) }}
          />
        </Suspense>
      </div>
    );
  return (
    <div onClickCapture={({ target }) => leaveBy(target)}>
      <Table<Row>
        ref={keepHead}
        className="list-table"
        aria-label={label}
        rowKey="id"
        size="small"
        columns={columns.map((column) => shownColumn(column, search.sorting))}
        rowSelection={rowSelection}
        dataSource={rows}
        loading={list.isPlaceholderData}
        locale={{ emptyText: <NothingHere {...empty} /> }}
        scroll={{ x: 'max-content' }}
        onRow={(row) => (onOpen ? { style: { cursor: 'pointer' }, onClick: () => onOpen(row) } : {})}
        onChange={({ current = 1, pageSize }, _filters, sorter, { action }) =>
          // what it is sorted by may not be among the columns that are shown
          turn(current, pageSize, action === 'sort' ? sortingOf(sorter) : search.sorting)
        }
        pagination={pagination}
      />
    </div>
  );
}

function shownColumn<Row>(column: Column<Row>, sorting = ''): Column<Row> {
  const [field, direction] = sorting.split(' ');
  return {
    ...column,
    // where the column is not the one that is sorted by, nothing is: the address says so, not the table
    ...(column.sorter && { sortOrder: column.key === field ? (direction === 'desc' ? 'descend' : 'ascend') : null }),
    // on a narrow screen the rest moves behind it
    ...(column.key === actionsKey && { fixed: 'end', align: 'right', className: 'row-actions' }),
  };
}

function sortingOf<Row>(sorter: SorterResult<Row> | SorterResult<Row>[]): string | undefined {
  const { columnKey, order } = Array.isArray(sorter) ? (sorter[0] ?? {}) : sorter;
  if (columnKey === undefined || !order) return undefined;
  return order === 'descend' ? `${String(columnKey)} desc` : String(columnKey);
}
