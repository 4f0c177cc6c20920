import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegin } from '../app/begin.ts';
import { type Choice, ChoiceFilters } from './choice-filters.tsx';
import { ColumnButton } from './column-button.tsx';
import { useColumnChoice } from './column-choice.ts';
import { ClearFilters, FilterBar, MainSearch } from './filter-bar.tsx';
import { ListActions } from './list-actions.tsx';
import { isNarrowed, type PageSearch } from './list-search.ts';
import type { Empty } from './nothing-here.tsx';
import { PageHeader } from './page-header.tsx';
import type { PagedList } from './paged-list.ts';
import { PagedTable } from './paged-table.tsx';
import { type Selection, SelectionBar } from './selection.tsx';

interface SearchedBy<Search> {
  label: string;
  /** The label unless told. */
  placeholder?: string;
  maxLength?: number;
  /** As the address names it; `filter` unless told. */
  as?: keyof Search & string;
}

/** Fewer are not worth choosing from. */
const fewestToChoose = 3;

interface Props<Row extends { id: string }, Search extends PageSearch> {
  title: string;
  /** What the list is called, where the page is about more than it. */
  label?: string;
  /** Beside the title: what is done with the list. */
  extra?: ReactNode;
  /** How something is added to it, by whom it may be. */
  add?: { text: string; onClick: () => void } | false;
  /** Beneath the title: what there is to know. */
  about?: ReactNode;
  search: Search;
  onSearch: (search: Search) => void;
  /** What the list is searched by a text for, where it is. */
  searchedBy?: SearchedBy<Search> | undefined;
  /** What the list is narrowed to by one of a few values each. */
  choices?: readonly Choice<Search>[];
  /** What else narrows the list. */
  filters?: ReactNode;
  /** What the address names besides, without narrowing the list: what is open, for one. */
  opened?: keyof Search & string;
  list: PagedList<Row>;
  columns: TableColumnsType<Row>;
  /** What an empty list is for; the first step is to add something, unless told. */
  empty: Empty;
  onOpen?: ((row: Row) => void) | undefined;
  /** A row was dragged to a place of the whole list, counted from 0; the list is dragged while it stands in its own order. */
  onMove?: ((row: Row, place: number) => void) | undefined;
  /** Rows that are chosen, and what is done with them, where it is. */
  selection?: (Selection<Row> & { actions: ReactNode }) | undefined;
}

/** A list with its heading and what narrows it. Its state is the address; where nothing matches, the way back is offered. */
export function ListPage<Row extends { id: string }, Search extends PageSearch & { filter?: string | undefined }>(
  props: Props<Row, Search>,
) {
  const {
    title,
    label = title,
    extra,
    add,
    about,
    search,
    onSearch,
    searchedBy,
    choices,
    filters,
    opened,
    list,
    columns,
    empty,
    onOpen,
    onMove,
    selection,
  } = props;
  const { t } = useTranslation('ui');
  useBegin(add ? add.onClick : undefined);
  const { columns: shown, choice } = useColumnChoice(columns);
  const { as = 'filter' as keyof Search & string, ...words } = searchedBy ?? { label };
  const searchFor = (text: string | undefined) => onSearch({ ...search, page: 1, [as]: text });
  const { page, size, sorting, ...narrowing } = search;
  const narrows = isNarrowed(opened ? { ...search, [opened]: undefined } : search);
  const isEmpty = list.data?.items.length === 0 && !narrows;
  const choosesColumns = choice.columns.length >= fewestToChoose && !isEmpty;
  const clear = () => onSearch({ page: 1, size, ...(sorting && { sorting }), ...(opened && { [opened]: search[opened] }) } as Search);
  const narrowedBy = (filters || choices) && (
    <>
      {filters}
      {choices && <ChoiceFilters<Search> choices={choices} search={search} onSearch={onSearch} />}
    </>
  );
  const placeOf = ({ id }: Row) => (page - 1) * size + (list.data?.items.findIndex((row) => row.id === id) ?? 0);
  const isInOrder = onMove && !narrows && !sorting;
  const noMatch = { title: t('list.noMatch'), hint: t('list.noMatchHint'), action: <ClearFilters onClear={clear} /> };
  const addButton = add && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={add.onClick}>
      {add.text}
    </Button>
  );
  return (
    <>
      <PageHeader title={title} extra={<ListActions extra={extra} add={addButton} />} />
      {about}
      {(searchedBy || narrowedBy || choosesColumns) && (
        <FilterBar
          label={searchedBy?.label ?? label}
          isNarrowed={narrows}
          onClear={clear}
          search={searchedBy && <MainSearch {...words} value={search[as] as string | undefined} onChange={searchFor} />}
          tools={choosesColumns && <ColumnButton choice={choice} />}
        >
          {narrowedBy}
        </FilterBar>
      )}
      {selection && (
        <SelectionBar selection={selection} shown={list.data?.items ?? []}>
          {selection.actions}
        </SelectionBar>
      )}
      <PagedTable
        label={label}
        columns={shown}
        list={list}
        search={search}
        onSearch={(next) => onSearch({ ...narrowing, ...next } as Search)}
        empty={narrows ? noMatch : { action: addButton, ...empty }}
        onOpen={onOpen}
        onDrop={isInOrder ? (moved, onto) => onMove(moved, placeOf(onto)) : undefined}
        selection={selection}
      />
    </>
  );
}
