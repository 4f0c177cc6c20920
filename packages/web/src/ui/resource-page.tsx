import { PlusOutlined } from '@ant-design/icons';
import { Button, type TableColumnsType } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearFilters, FilterBar, FilterText } from './filter-bar.tsx';
import type { TextSearch } from './list-search.ts';
import { PageHeader } from './page-header.tsx';
import { type PagedList, PagedTable } from './paged-table.tsx';
import { ResourceDrawer, type ResourceForm } from './resource-drawer.tsx';
import { type RowAction, RowActions } from './row-actions.tsx';
import { useConfirmDelete } from './use-confirm-delete.ts';

/** What is said about one kind of thing. */
export interface ResourceTexts {
  title: string;
  add: string;
  edit: string;
  empty: string;
  emptyHint: string;
}

interface Props<Item extends { id: string }, Values extends object> {
  texts: ResourceTexts;
  search: TextSearch;
  onSearch: (search: TextSearch) => void;
  list: PagedList<Item>;
  columns: TableColumnsType<Item>;
  nameOf: (item: Item) => string;
  form: ResourceForm<Item, Values>;
  onDelete: (id: string) => Promise<unknown>;
  /** What else can be done with a row. */
  actions?: (item: Item) => RowAction[];
}

/** A list of one kind of thing: searched, added to, edited in a drawer, deleted where nothing uses it. Its state is the address. */
export function ResourcePage<Item extends { id: string }, Values extends object>(props: Props<Item, Values>) {
  const { texts, search, onSearch, list, columns, nameOf, form, onDelete, actions } = props;
  const { t } = useTranslation('ui');
  const confirmDelete = useConfirmDelete();
  const [opened, setOpened] = useState<{ item?: Item }>();
  const { filter, ...page } = search;
  const clear = () => onSearch({ ...page, page: 1 });
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setOpened({})}>
      {texts.add}
    </Button>
  );
  const rowActions = (item: Item): RowAction[] => [
    { key: 'edit', label: t('rows.edit'), onClick: () => setOpened({ item }) },
    ...(actions?.(item) ?? []),
    { key: 'delete', label: t('rows.delete'), danger: true, onClick: () => confirmDelete(nameOf(item), () => onDelete(item.id)) },
  ];
  return (
    <>
      <PageHeader title={texts.title} extra={add} />
      <FilterBar label={t('list.search')} isNarrowed={filter !== undefined} onClear={clear}>
        <FilterText isMain label={t('list.search')} value={filter} onChange={(next) => onSearch({ ...page, page: 1, filter: next })} />
      </FilterBar>
      <PagedTable
        label={texts.title}
        columns={[...columns, actionColumn(t('rows.actions'), nameOf, rowActions)]}
        list={list}
        search={search}
        onSearch={(next) => onSearch({ ...next, filter })}
        empty={
          filter === undefined
            ? { title: texts.empty, hint: texts.emptyHint, action: add }
            : { title: t('list.noMatch'), hint: t('list.noMatchHint'), action: <ClearFilters onClear={clear} /> }
        }
        onOpen={(item) => setOpened({ item })}
      />
      {opened && (
        <ResourceDrawer form={form} title={opened.item ? texts.edit : texts.add} item={opened.item} onClose={() => setOpened(undefined)} />
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
