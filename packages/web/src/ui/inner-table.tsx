import { Empty, Table, type TableColumnsType } from 'antd';
import { letFocusIn } from './let-focus-in.ts';
import type { PagedList } from './paged-list.ts';
import { useShownPage } from './use-shown-page.ts';

interface Props<T> {
  columns: TableColumnsType<T>;
  list: Pick<PagedList<T>, 'data' | 'error' | 'isPending' | 'isPlaceholderData'>;
  /** What an empty list says. */
  empty: string;
  page: number;
  pageSize: number;
  onPage: (page: number) => void;
}

/** A list inside of a page, tab or drawer: it pages by itself, where the address is busy with something else. */
export function InnerTable<T extends { id: string }>({ columns, list, empty, page, pageSize, onPage }: Props<T>) {
  useShownPage(list, { page, size: pageSize }, (shown) => onPage(shown.page));
  return (
    <Table<T>
      ref={letFocusIn}
      rowKey="id"
      size="small"
      loading={list.isPending}
      columns={columns.map((column) => ({
        ...column,
        ...(column.key === 'actions' && { align: 'right' as const, className: 'row-actions' }),
      }))}
      dataSource={list.data?.items}
      locale={{ emptyText: <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={empty} /> }}
      scroll={{ x: 'max-content' }}
      pagination={{
        current: page,
        pageSize,
        total: list.data?.totalCount,
        onChange: onPage,
        showSizeChanger: false,
        hideOnSinglePage: true,
      }}
    />
  );
}
