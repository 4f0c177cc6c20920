import { type PaginationProps, Table, type TableColumnsType, type TableProps } from 'antd';
import { actionsKey, type Column } from './column-choice.ts';
import { isOfNumbers } from './is-of-numbers.ts';
import { letFocusIn } from './let-focus-in.ts';
import { CardSkeleton } from './list-skeleton.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import { PhoneRows } from './phone-rows.tsx';
import { type Selection, useSelectionColumn } from './selection.tsx';
import { phone, useMedia } from './use-media.ts';
import { usePageSteps } from './use-page-steps.ts';
import './list.css';

/** What a row is to those that show any. */
interface Known {
  id: string;
}

interface Props<Row extends object> {
  /** Named for readers who cannot see it. */
  label?: string;
  columns: TableColumnsType<Row>;
  /** Nothing until they are there. */
  rows: readonly Row[] | undefined;
  /** What tells one row from another, where that is not its id. */
  rowKey?: keyof Row & string;
  /** What an empty one says; some never are. */
  empty?: string | Empty;
  /** Those that are shown give way to others. */
  isWaiting?: boolean | undefined;
  pagination?: PaginationProps;
  selection?: Selection<Row> | undefined;
  /** A few short columns, which have room anywhere: what their heads explain stands there once. */
  hasRoom?: boolean;
  /** What a row opens to; on a phone it stands in the card. */
  opened?: { title: string; render: (row: Row) => React.ReactNode } | undefined;
}

/** A table inside of a page, tab or drawer; on a phone its rows are cards, so that nothing scrolls sideways. */
export function CardTable<Row extends object>(props: Props<Row>) {
  const { label, rows, rowKey = 'id' as keyof Row & string, isWaiting = false, hasRoom = false, pagination, selection, opened } = props;
  const isPhone = useMedia(phone);
  const itemRender = usePageSteps();
  const empty = typeof props.empty === 'object' ? props.empty : { title: props.empty ?? '' };
  const rowSelection = useSelectionColumn(
    selection as unknown as Selection<Known> | undefined,
  ) as unknown as TableProps<Row>['rowSelection'];
  const columns = props.columns as Column<Row>[];
  if (isPhone && !rows) return <CardSkeleton />;
  if (isPhone)
    return (
      <PhoneRows<Known>
        {...(label && { label })}
        columns={(opened ? [...columns, openedColumn(opened)] : columns) as unknown as Column<Known>[]}
        rows={(rows ?? []).map((row) => ({ ...row, id: String(row[rowKey]) }))}
        empty={empty}
        isWaiting={isWaiting}
        selection={selection as unknown as Selection<Known> | undefined}
        {...(pagination && { pagination })}
      />
    );
  return (
    <Table<Row>
      {...(!hasRoom && { ref: letFocusIn })}
      aria-label={label}
      rowKey={rowKey}
      size="small"
      loading={isWaiting || !rows}
      columns={columns.map((column) => ({
        ...(isOfNumbers(column, rows ?? []) && { align: 'right' as const }),
        ...column,
        ...(column.key === actionsKey && { align: 'right' as const, className: 'row-actions', ...(!hasRoom && { fixed: 'end' as const }) }),
      }))}
      dataSource={rows}
      rowSelection={rowSelection}
      {...(opened && {
        expandable: { columnTitle: <span className="unseen">{opened.title}</span>, expandedRowRender: opened.render },
      })}
      locale={{ emptyText: <NothingHere {...empty} /> }}
      {...(!hasRoom && { scroll: { x: 'max-content' } })}
      pagination={pagination ? { itemRender, ...pagination } : false}
    />
  );
}

function openedColumn<Row>({ title, render }: { title: string; render: (row: Row) => React.ReactNode }): Column<Row> {
  return { key: 'opened', title, render: (_, row) => <div className="row-card-whole">{render(row)}</div> };
}
