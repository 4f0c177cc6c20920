import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterText } from '../filter-bar.tsx';
import { isNarrowed, type TextSearch } from '../list-search.ts';
import { PageHeader } from '../page-header.tsx';
import { type PagedList, PagedTable } from '../paged-table.tsx';
import { type RowAction, RowActions } from '../row-actions.tsx';
import { useConfirmDelete } from '../use-confirm-delete.ts';
import { ResourceDrawer, type ResourceForm } from './resource-drawer.tsx';

/** What is said about one kind of thing. */
export interface ResourceTexts {
  title: string;
  add: string;
  /** What the form of a new one is called, if not as the button. */
  addTitle?: string;
  edit: string | ((name: string) => string);
  empty: string;
  emptyHint: string;
}

/** The texts of one kind of thing, where they are named alike. */
export const textsOf = (
  say: (key: 'title' | 'add' | 'addTitle' | 'editTitle' | 'empty' | 'emptyHint', name?: string) => string,
): ResourceTexts => ({
  title: say('title'),
  add: say('add'),
  addTitle: say('addTitle'),
  edit: (name) => say('editTitle', name),
  empty: say('empty'),
  emptyHint: say('emptyHint'),
});

interface Props<Item extends { id: string }, Values extends object, Search extends TextSearch> {
  texts: ResourceTexts;
  search: Search;
  onSearch: (search: Search) => void;
  list: PagedList<Item>;
  columns: TableColumnsType<Item>;
  nameOf: (item: Item) => string;
  form: ResourceForm<Item, Values>;
  saved?: (values: Values, opened: Item | undefined) => string;
  onDelete: (id: string) => Promise<unknown>;
  /** What else can be done with a row. */
  actions?: (item: Item) => RowAction[];
  /** Who only reads sees the list. */
  mayWrite?: boolean;
  /** The list can be searched for a text. */
  isSearched?: boolean;
  /** What else narrows the list. */
  filters?: ReactNode;
}

/** A list of one kind of thing: searched, added to, edited in a drawer, deleted where nothing uses it. Its state is the address. */
export function ResourcePage<Item extends { id: string }, Values extends object, Search extends TextSearch = TextSearch>(
  props: Props<Item, Values, Search>,
) {
  const { texts, search, onSearch, list, columns, nameOf, form, saved, onDelete, actions, filters } = props;
  const { mayWrite = true, isSearched = true } = props;
  const { t } = useTranslation('ui');
  const confirmDelete = useConfirmDelete();
  const [opened, setOpened] = useState<{ item?: Item }>();
  const { page: _page, size, sorting, ...narrowing } = search;
  const clear = () => onSearch({ page: 1, size, ...(sorting && { sorting }) } as Search);
  const add = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
      {texts.add}
    </Button>
  );
  const titleOf = (item: Item | undefined) => {
    if (!item) return texts.addTitle ?? texts.add;
    return typeof texts.edit === 'string' ? texts.edit : texts.edit(nameOf(item));
  };
  const rowActions = (item: Item): RowAction[] => [
    { key: 'edit', label: t('word.edit'), onClick: () => setOpened({ item }) },
    ...(actions?.(item) ?? []),
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(nameOf(item), () => onDelete(item.id)) },
  ];
  return (
    <>
      <PageHeader title={texts.title} extra={add} />
      {(isSearched || filters) && (
        <FilterBar label={t('word.searchByName')} isNarrowed={isNarrowed(search)} onClear={clear}>
          {isSearched && (
            <FilterText
              isMain
              label={t('word.searchByName')}
              value={search.filter}
              onChange={(filter) => onSearch({ ...search, page: 1, filter })}
            />
          )}
          {filters}
        </FilterBar>
      )}
      <PagedTable
        label={texts.title}
        columns={mayWrite ? [...columns, actionColumn(t('word.actions'), nameOf, rowActions)] : columns}
        list={list}
        search={search}
        onSearch={(next) => onSearch({ ...narrowing, ...next } as Search)}
        empty={
          isNarrowed(search)
            ? { title: t('list.noMatch'), hint: t('list.noMatchHint'), action: <ClearFilters onClear={clear} /> }
            : { title: texts.empty, hint: texts.emptyHint, action: add }
        }
        onOpen={mayWrite ? (item) => setOpened({ item }) : undefined}
      />
      {opened && (
        <ResourceDrawer<Item, Values>
          form={form}
          title={titleOf(opened.item)}
          item={opened.item}
          saved={saved && ((values) => saved(values, opened.item))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** The last column: what can be done with a row. */
export function actionColumn<Item>(title: string, nameOf: (item: Item) => string, actions: (item: Item) => RowAction[]) {
  return {
    key: 'actions',
    title,
    width: 1,
    render: (_: unknown, item: Item) => <RowActions name={nameOf(item)} actions={actions(item)} />,
  };
}
