import type { TableColumnsType } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListPage } from '../list-page.tsx';
import type { TextSearch } from '../list-search.ts';
import type { PagedList } from '../paged-list.ts';
import { type RowAction, RowActions } from '../row-actions.tsx';
import { useConfirmDelete } from '../use-confirm-delete.ts';
import { ResourceDrawer, type ResourceForm } from './resource-drawer.tsx';

/** What is said about one kind of thing. */
export interface ResourceTexts {
  title: string;
  add: string;
  /** What the form of a new one is called, if not as the button. */
  addTitle?: string | undefined;
  edit: (name: string) => string;
  empty: string;
  emptyHint: string;
  /** What the list is searched by a text for, if it is. */
  searchedBy?: string | undefined;
}

interface Props<Item extends { id: string }, Values extends object, Search extends TextSearch> {
  texts: ResourceTexts;
  search: Search;
  onSearch: (search: Search) => void;
  list: PagedList<Item>;
  columns: TableColumnsType<Item>;
  nameOf: (item: Item) => string;
  form: ResourceForm<Item, Values>;
  saved?: (values: Values, opened: Item | undefined) => string | undefined;
  onDelete: (id: string) => Promise<unknown>;
  /** What else can be done with a row. */
  actions?: (item: Item) => RowAction[];
  /** Puts a row at a place of the list, counted from 0, where it has an order. */
  onMove?: ((item: Item, place: number) => void) | undefined;
  /** Who only reads sees the list. */
  mayWrite?: boolean | undefined;
  /** Of its form. */
  size?: 'default' | 'large' | undefined;
  /** What else narrows the list. */
  filters?: ReactNode;
  /** What else can be done with the list. */
  extra?: ReactNode;
}

/** A list of one kind of thing: searched, added to, edited in a drawer, deleted where nothing uses it. Its state is the address. */
export function ResourcePage<Item extends { id: string }, Values extends object, Search extends TextSearch = TextSearch>(
  props: Props<Item, Values, Search>,
) {
  const { texts, nameOf, form, saved, onDelete, actions, mayWrite = true, size, columns, onMove, ...list } = props;
  const { title, add, addTitle = add, edit, empty, emptyHint, searchedBy } = texts;
  const { t } = useTranslation('ui');
  const confirmDelete = useConfirmDelete();
  const [opened, setOpened] = useState<{ item?: Item }>();
  const rowActions = (item: Item): RowAction[] => [
    { key: 'edit', label: t('word.edit'), onClick: () => setOpened({ item }) },
    ...(actions?.(item) ?? []),
    { key: 'delete', label: t('word.delete'), danger: true, onClick: () => confirmDelete(nameOf(item), () => onDelete(item.id)) },
  ];
  return (
    <>
      <ListPage
        {...list}
        title={title}
        add={mayWrite && { text: add, onClick: () => setOpened({}) }}
        searchedBy={searchedBy ? { label: searchedBy } : undefined}
        columns={mayWrite ? [...columns, actionColumn(t('word.actions'), nameOf, rowActions)] : columns}
        empty={{ title: empty, hint: emptyHint }}
        onMove={mayWrite ? onMove : undefined}
        onOpen={mayWrite ? (item) => setOpened({ item }) : undefined}
      />
      {opened && (
        <ResourceDrawer<Item, Values>
          form={form}
          size={size}
          title={opened.item ? edit(nameOf(opened.item)) : addTitle}
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
