import { Empty, Table, type TableColumnsType } from 'antd';
import type { Column } from './column-choice.ts';
import { letFocusIn } from './let-focus-in.ts';
import { CardSkeleton } from './list-skeleton.tsx';
import type { PagedList } from './paged-list.ts';
import { PhoneRows } from './phone-rows.tsx';
import { phone, useMedia } from './use-media.ts';
import { useShownPage } from './use-shown-page.ts';
import './list.css';

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
  const isPhone = useMedia(phone);
  const pagination = {
    current: page,
    pageSize,
    total: list.data?.totalCount,
    onChange: onPage,
    showSizeChanger: false,
    hideOnSinglePage: true,
  };
  if (isPhone && list.isPending) return <CardSkeleton />;
  if (isPhone)
    return (
      <PhoneRows<T>
        columns={columns as Column<T>[]}
        rows={list.data?.items ?? []}
        empty={{ title: empty }}
        isWaiting={list.isPlaceholderData}
        pagination={pagination}
      />
    );
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
      pagination={pagination}
    />
  );
}
