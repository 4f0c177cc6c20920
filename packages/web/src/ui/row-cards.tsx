import { Checkbox, Pagination, type PaginationProps, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { actionsKey, type Column, keyOf } from './column-choice.ts';
import { useReturn } from './left-list.ts';
import { withMailBreaks } from './mail-breaks.tsx';
import { type Empty, NothingHere } from './nothing-here.tsx';
import type { Selection } from './selection.tsx';
import { usePageSteps } from './use-page-steps.ts';

interface Props<Row extends { id: string | number }> {
  label?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  empty: Empty;
  isWaiting: boolean;
  sorting?: string | undefined;
  /** Where it can be sorted. */
  onSort?: ((sorting: string | undefined) => void) | undefined;
  onOpen?: ((row: Row) => void) | undefined;
  selection?: Selection<Row> | undefined;
  /** Where there is more than is shown. */
  pagination?: PaginationProps;
}

/** The rows of a list on a phone, each a card: what it is, how it stands, the first facts, and the others on demand. */
export function RowCards<Row extends { id: string | number }>(props: Props<Row>) {
  const { label, columns, rows, empty, isWaiting, sorting, onSort, pagination, ...card } = props;
  const itemRender = usePageSteps();
  useReturn(true);
  if (rows.length === 0) return <NothingHere {...empty} />;
  return (
    <>
      {onSort && <Sorting columns={columns} sorting={sorting} onSort={onSort} />}
      <ul className="row-cards" aria-label={label} aria-busy={isWaiting}>
        {rows.map((row) => (
          <RowCard key={row.id} row={row} columns={columns} {...card} />
        ))}
      </ul>
      {pagination && <Pagination size="small" align="center" showLessItems itemRender={itemRender} {...pagination} />}
    </>
  );
}

interface SortingProps<Row> {
  columns: readonly Column<Row>[];
  sorting: string | undefined;
  onSort: (sorting: string | undefined) => void;
}

function Sorting<Row>({ columns, sorting, onSort }: SortingProps<Row>) {
  const { t } = useTranslation('ui');
  const id = useId();
  const sorted = columns.filter((column) => column.sorter);
  if (sorted.length === 0) return null;
  const options = sorted.flatMap((column) => [
    { value: keyOf(column), label: t('list.upwards', { field: column.title }) },
    { value: `${keyOf(column)} desc`, label: t('list.downwards', { field: column.title }) },
  ]);
  return (
    <div className="row-cards-order">
      <label htmlFor={id}>{t('list.sortBy')}</label>
      <Select<string>
        id={id}
        allowClear
        placeholder={t('list.usual')}
        value={sorting}
        options={options}
        onChange={(next?: string) => onSort(next)}
      />
    </div>
  );
}

/** A place in an order names nothing: a card begins with what does. */
const placeKey = 'sortOrder';
const stateKeys = ['state', 'status'];
const shownFacts = 4;

type CardProps<Row extends { id: string | number }> = Pick<Props<Row>, 'columns' | 'onOpen' | 'selection'> & { row: Row };

function RowCard<Row extends { id: string | number }>({ row, columns, onOpen, selection }: CardProps<Row>) {
  const { t } = useTranslation('ui');
  const named = columns.find((column) => keyOf(column) !== placeKey);
  const rest = columns.filter((column) => column !== named);
  const actions = rest.find((column) => keyOf(column) === actionsKey);
  const state = rest.find((column) => stateKeys.includes(keyOf(column)));
  const facts = rest.filter((column) => column !== actions && column !== state && !isNothing(cellOf(column, row)));
  const more = facts.slice(shownFacts);
  return (
    <li className="row-card" data-row-key={row.id} data-opens={onOpen !== undefined} onClick={onOpen && (() => onOpen(row))}>
      <div className="row-card-head">
        {selection && <Chosen row={row} selection={selection} />}
        <div className="row-card-title">
          <div>{named && cellOf(named, row)}</div>
          {state && <div className="row-card-state">{cellOf(state, row)}</div>}
        </div>
        {actions && <div onClick={(event) => event.stopPropagation()}>{cellOf(actions, row)}</div>}
      </div>
      <Facts columns={facts.slice(0, shownFacts)} row={row} />
      {more.length > 0 && (
        <details onClick={(event) => event.stopPropagation()}>
          <summary>{t('list.moreFacts')}</summary>
          <Facts columns={more} row={row} />
        </details>
      )}
    </li>
  );
}

function Facts<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  if (columns.length === 0) return null;
  return (
    <dl>
      {columns.map((column) => (
        <div key={keyOf(column)}>
          <dt>{column.title}</dt>
          <dd>{cellOf(column, row)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Chosen<Row extends { id: string | number }>({ row, selection }: { row: Row; selection: Selection<Row> }) {
  const { t } = useTranslation('ui');
  const { ids, most, nameOf, mayChoose = () => true, onChange } = selection;
  const id = String(row.id);
  const isChosen = ids.includes(id);
  return (
    <span onClick={(event) => event.stopPropagation()}>
      <Checkbox
        aria-label={t('selection.row', { name: nameOf(row) })}
        checked={isChosen}
        disabled={!mayChoose(row) || (!isChosen && ids.length >= most)}
        onChange={() => onChange(isChosen ? ids.filter((each) => each !== id) : [...ids, id])}
      />
    </span>
  );
}

/** What a table would show in a cell. */
function cellOf<Row>(column: Column<Row>, row: Row): React.ReactNode {
  const path = [column.dataIndex ?? []].flat() as (string | number)[];
  const value = path.reduce<unknown>(
    (within, key) => (within as Record<string | number, unknown> | null)?.[key],
    path.length > 0 ? row : undefined,
  );
  return withMailBreaks((column.render ? column.render(value as never, row, 0) : value) as React.ReactNode);
}

const isNothing = (cell: React.ReactNode) =>
  cell === null || cell === undefined || cell === false || (typeof cell === 'string' && /^[—–-]?$/.test(cell));
