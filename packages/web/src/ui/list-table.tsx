import { type PaginationProps, Table, type TableColumnsType } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import { actionsKey, type Column } from './column-choice.ts';
import { isOfNumbers } from './is-of-numbers.ts';
import { keepHead } from './keep-head.ts';
import { leaveBy, useReturn } from './left-list.ts';
import { CardSkeleton, TableSkeleton } from './list-skeleton.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { type Selection, useSelectionColumn } from './selection.tsx';
import { phone, useMedia } from './use-media.ts';
import { usePageSteps } from './use-page-steps.ts';
import { useRowDrag } from './use-row-drag.ts';
import './list.css';

interface Props<Row extends { id: string | number }> {
  /** Named for readers who cannot see it. */
  label: string;
  columns: TableColumnsType<Row>;
  /** Nothing until they are there. */
  rows: readonly Row[] | undefined;
  /** How many may come. */
  size: number;
  /** Those that are shown give way to others. */
  isWaiting: boolean;
  /** What an empty list is for, and the first step. */
  empty: Empty;
  sorting?: string | undefined;
  onSort?: (sorting: string | undefined) => void;
  pagination?: PaginationProps;
  onOpen?: ((row: Row) => void) | undefined;
  /** A row was dragged to the place of another one; said where that puts them in order. */
  onDrop?: ((moved: Row, onto: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** What is typed into its cells: no cards on a phone. */
  isTypedInto?: boolean | undefined;
}

/** The rows of a list: a table whose head stays, on a phone cards, and before they are there what they will look like. */
export function ListTable<Row extends { id: string | number }>({ size, isTypedInto = false, onDrop, ...props }: Props<Row>) {
  const { label, rows, isWaiting, empty, sorting = '', onSort, pagination = false, onOpen, selection } = props;
  const columns = props.columns as Column<Row>[];
  const isPhone = useMedia(phone) && !isTypedInto;
  const itemRender = usePageSteps();
  const rowSelection = useSelectionColumn(selection);
  const dragging = useRowDrag<Row>(onDrop);
  useReturn(rows !== undefined && !isPhone);
  if (!rows) return isPhone ? <CardSkeleton /> : <TableSkeleton columns={columns} size={size} withChoice={selection !== undefined} />;
  if (isPhone) return <PhoneRows<Row> {...props} columns={columns} rows={rows} />;
  return (
    <div onClickCapture={({ target }) => leaveBy(target)}>
      <Table<Row>
        ref={keepHead}
        className="list-table"
        aria-label={label}
        rowKey="id"
        size="small"
        columns={columns.map((column) => shownColumn(column, rows, sorting))}
        rowSelection={rowSelection}
        dataSource={rows}
        loading={isWaiting}
        locale={{ emptyText: <NothingHere {...empty} /> }}
        scroll={{ x: 'max-content' }}
        onRow={(row) => ({ ...dragging(row), ...(onOpen && { style: { cursor: 'pointer' }, onClick: () => onOpen(row) }) })}
        onChange={({ current = 1, pageSize = size }, _filters, sorter, { action }) =>
          action === 'sort' ? onSort?.(sortingOf(sorter)) : pagination && pagination.onChange?.(current, pageSize)
        }
        // told above: the table tells it of a new order too
        pagination={pagination && { itemRender, ...pagination, onChange: () => undefined }}
      />
    </div>
  );
}

function shownColumn<Row>(column: Column<Row>, rows: readonly Row[], sorting: string): Column<Row> {
  const [field, direction] = sorting.split(' ');
  return {
    ...(isOfNumbers(column, rows) && { align: 'right' }),
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
