import { Skeleton, Table } from 'antd';
import { type Column, keyOf } from './column-choice.ts';

/** How many rows stand for those that are on their way. */
const most = 10;

interface Props<Row> {
  columns: readonly Column<Row>[];
  size: number;
  withChoice: boolean;
}

/** A list before its rows are there: its head, and a grey line in each cell. */
export function TableSkeleton<Row>({ columns, size, withChoice }: Props<Row>) {
  return (
    <Table<{ id: number }>
      aria-busy
      size="small"
      rowKey="id"
      pagination={false}
      scroll={{ x: 'max-content' }}
      dataSource={Array.from({ length: Math.min(size, most) }, (_, id) => ({ id }))}
      rowSelection={withChoice ? { hideSelectAll: true, renderCell: () => null } : undefined}
      columns={columns.map((column) => ({
        key: keyOf(column),
        title: column.title as string,
        align: column.align,
        render: () => <Line />,
      }))}
    />
  );
}

const Line = () => <Skeleton.Node active className="list-skeleton" style={{ width: '100%', height: 'var(--line-height)' }} />;

/** The same on a phone. */
export function CardSkeleton() {
  return (
    <div className="row-cards" aria-busy>
      {Array.from({ length: 4 }, (_, place) => (
        <Skeleton.Node key={place} active className="list-skeleton" style={{ width: '100%', height: 'calc(var(--touch) * 4)' }} />
      ))}
    </div>
  );
}
