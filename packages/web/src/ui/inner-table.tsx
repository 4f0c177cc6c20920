import type { TableColumnsType } from 'antd';
import { CardTable } from './card-table.tsx';
import { failureOf } from './failure-of.ts';
import { LoadFailed } from './load-failed.tsx';
import type { PagedList } from './paged-list.ts';
import { useShownPage } from './use-shown-page.ts';

interface Props<T> {
  columns: TableColumnsType<T>;
  list: Pick<PagedList<T>, 'data' | 'error' | 'isPending' | 'isPlaceholderData' | 'refetch'>;
  /** What an empty list says. */
  empty: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A list inside of a page, tab or drawer: it pages by itself, where the address is busy with something else. */
export function InnerTable<T extends { id: string }>({ columns, list, empty, page, pageSize, onPage }: Props<T>) {
  const isAway = useShownPage(list, { page, size: pageSize }, (shown) => onPage(shown.page));
  const failure = failureOf(list);
  if (failure && !isAway) return <LoadFailed error={failure} onRetry={list.refetch} />;
  return (
    <CardTable<T>
      columns={columns}
      rows={list.isPending ? undefined : (list.data?.items ?? [])}
      empty={empty}
      isWaiting={list.isPlaceholderData}
      pagination={pagesOf({ page, pageSize, total: list.data?.totalCount, onPage })}
    />
  );
}

interface Pages {
  page: number;
  pageSize: number;
  total: number | undefined;
  onPage: (page: number) => void;
}

/** The pages of a list of one size, where there are several. */
export function pagesOf({ page, pageSize, total = 0, onPage }: Pages) {
  return { current: page, pageSize, total, onChange: onPage, showSizeChanger: false, hideOnSinglePage: true };
}
