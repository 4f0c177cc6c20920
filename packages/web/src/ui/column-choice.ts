import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import type { TableColumnsType, TableColumnType } from 'antd';
import { useState } from 'react';
import { currentUserOptions } from '../app/current-user.ts';
import { keptByDevice } from '../app/storage.ts';

export type Column<Row> = TableColumnType<Row> & { title?: React.ReactNode };

/** What a person sees of a list, and in which order; what was added to it since stands where it was declared. */
interface Kept {
  order: string[];
  hidden: string[];
}

export interface ColumnChoice {
  /** All that can be chosen, in the order that is shown. */
  columns: { key: string; title: React.ReactNode; isShown: boolean }[];
  isChanged: boolean;
  toggle: (key: string) => void;
  move: (key: string, by: 1 | -1) => void;
  reset: () => void;
}

export const actionsKey = 'actions';

/** What a column is known by. */
export const keyOf = <Row>({ key, dataIndex }: Column<Row>): string => String(key ?? dataIndex);

/** The columns of this page's list as the reader chose them on this device. The first names the row and stays; so do its actions, at the end. */
export function useColumnChoice<Row>(declared: TableColumnsType<Row>): { columns: Column<Row>[]; choice: ColumnChoice } {
  const reader = useQueryClient().getQueryData(currentUserOptions().queryKey) as CurrentUser | undefined;
  const place = `trellis.columns.${reader?.id}.${window.location.pathname}`;
  const [kept, setKept] = useState(() => keptByDevice.readJson<Kept>(place));
  const [first, ...rest] = declared as Column<Row>[];
  const choosable = rest.filter((column) => keyOf(column) !== actionsKey);
  const ordered = inOrder(choosable, kept?.order ?? []);
  const hidden = kept?.hidden ?? [];
  const order = ordered.map(keyOf);
  const keep = (next: Kept | undefined) => {
    keptByDevice.writeJson(place, next);
    setKept(next);
  };
  return {
    columns: [
      ...(first ? [first] : []),
      ...ordered.filter((column) => !hidden.includes(keyOf(column))),
      ...rest.filter((column) => keyOf(column) === actionsKey),
    ],
    choice: {
      columns: ordered.map((column) => ({ key: keyOf(column), title: column.title, isShown: !hidden.includes(keyOf(column)) })),
      isChanged: kept !== undefined,
      toggle: (key) => keep({ order, hidden: hidden.includes(key) ? hidden.filter((each) => each !== key) : [...hidden, key] }),
      move: (key, by) => {
        const from = order.indexOf(key);
        keep({ order: order.toSpliced(from, 1).toSpliced(from + by, 0, key), hidden });
      },
      reset: () => keep(undefined),
    },
  };
}

function inOrder<Row>(columns: Column<Row>[], order: readonly string[]): Column<Row>[] {
  const placed = columns.filter((column) => order.includes(keyOf(column)));
  const sorted = placed.toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)));
  return columns.reduce((list, column, place) => (order.includes(keyOf(column)) ? list : list.toSpliced(place, 0, column)), sorted);
}
