import type { TableColumnType } from 'antd';

/** Whether a column shows numbers: they are compared by their ends, whoever declared it. */
export function isOfNumbers<Row>({ dataIndex, render }: TableColumnType<Row>, rows: readonly Row[]): boolean {
  const shown = (row: Row, at: number): unknown => {
    const value: unknown = dataIndex === undefined ? undefined : row[dataIndex as keyof Row];
    return render ? render(value, row, at) : value;
  };
  return rows.some((row, at) => typeof shown(row, at) === 'number');
}
