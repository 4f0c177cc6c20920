import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { failureOf } from './failure-of.ts';
import { offeredSizes, type PageSearch } from './list-search.ts';
import { ListTable } from './list-table.tsx';
import { LoadFailed } from './load-failed.tsx';
import type { Empty } from './nothing-here.tsx';
import type { PagedList } from './paged-list.ts';
import type { Selection } from './selection.tsx';
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
  /** A row was dragged to the place of another one; said where that puts them in order. */
  onDrop?: ((moved: Row, onto: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** What is typed into its cells: no cards on a phone. */
  isTypedInto?: boolean;
}

/**
 * A page of a list whose state is the address: skeleton at first, the old page while the next one loads, the failure with a retry, pages of 6 to 24.
 * A column sorts by its `key` when it has `sorter: true`.
 */
export function PagedTable<Row extends { id: string }>({ list, search, onSearch, ...table }: PagedTableProps<Row>) {
  const { t } = useTranslation('ui');
  const isAway = useShownPage(list, search, onSearch);
  const failure = failureOf(list);
  if (failure && !isAway) return <LoadFailed error={failure} onRetry={list.refetch} />;
  const { page, size, sorting } = search;
  const turn = (next: number, pageSize: number) => {
    const nextSize = offeredSizes.find((each) => each === pageSize) ?? size;
    onSearch({ page: nextSize === size ? next : 1, size: nextSize, sorting });
  };
  return (
    <ListTable<Row>
      {...table}
      size={size}
      rows={list.isPending || isAway ? undefined : (list.data?.items ?? [])}
      isWaiting={list.isPlaceholderData}
      sorting={sorting}
      onSort={(next) => onSearch({ page: 1, size, sorting: next })}
      pagination={{
        current: page,
        pageSize: size,
        pageSizeOptions: [...offeredSizes],
        showSizeChanger: true,
        total: list.data?.totalCount ?? 0,
        showTotal: (count) => t(list.data?.totalIsCapped ? 'list.more' : 'list.total', { count }),
        onChange: turn,
      }}
    />
  );
}
