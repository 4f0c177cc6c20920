// @vitest-environment happy-dom
import type { TableColumnsType } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../app/call-error.ts';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import type { PageSearch } from './list-search.ts';
import type { PagedList } from './paged-list.ts';
import { PagedTable } from './paged-table.tsx';

const listOf = (items: { id: string }[], totalCount: number, error: Error | null = null): PagedList<{ id: string }> => ({
  data: error ? undefined : { items, totalCount },
  error,
  isPending: false,
  isError: error !== null,
  isPlaceholderData: false,
  refetch: () => undefined,
});

const widthIs = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({ width });

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  widthIs(1024);
});

async function shownTo(list: PagedList<{ id: string }>, search: PageSearch) {
  const onSearch = vi.fn<(change: PageSearch) => void>();
  const table = { label: 'Tags', columns: [], list, search, onSearch, empty: { title: 'There are no tags yet' } };
  leave = await show(createElement(PagedTable<{ id: string }>, table));
  return { led: onSearch.mock.calls.flat(), text: document.body.textContent };
}

it('leads from a page that the last row was deleted from to the last that there is', async () => {
  const { led, text } = await shownTo(listOf([], 20), { page: 3, size: 10, sorting: 'name' });
  expect(led).toEqual([{ page: 2, size: 10, sorting: 'name' }]);
  expect(text).not.toContain('There are no tags yet');
});

it('stays where a list is empty, and where a page has rows', async () => {
  expect((await shownTo(listOf([], 0), { page: 1, size: 10 })).led).toEqual([]);
  await leave?.();
  expect((await shownTo(listOf([{ id: '1' }], 11), { page: 2, size: 10 })).led).toEqual([]);
});

it('leads from an order that is not known to the usual one', async () => {
  const refusal = { code: 'Trellis:InvalidInput', message: 'Check the marked fields', details: null, data: {} };
  const error = new CallError(400, { ...refusal, validationErrors: [{ message: 'Unknown', members: ['sorting'] }] });
  const { led, text } = await shownTo(listOf([], 0, error), { page: 2, size: 10, sorting: 'nonsense' });
  expect(led).toEqual([{ page: 1, size: 10 }]);
  expect(text).not.toContain('Check the marked fields');
});

it('offers the usual number of rows again to whoever chose another one', async () => {
  const onSearch = vi.fn<(change: PageSearch) => void>();
  const search: PageSearch = { page: 2, size: 24 };
  const table = { label: 'Tags', columns: [], list: listOf([{ id: '1' }], 50), search, onSearch, empty: { title: 'None' } };
  leave = await show(createElement(PagedTable<{ id: string }>, table));
  const sizes = document.querySelector('.ant-pagination-options-size-changer');
  await act(async () => sizes?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  const options = [...document.querySelectorAll<HTMLElement>('.ant-select-item-option')];
  expect(options.map(({ textContent }) => Number.parseInt(textContent))).toEqual([6, 10, 12, 18, 24]);
  await act(async () => options[1]?.click());
  expect(onSearch.mock.calls).toEqual([[{ page: 1, size: 10 }]]);
});

interface Row {
  id: string;
  name: string;
  city: string | null;
  state: string;
}

it('shows numbers by their ends, and all else by its beginning', async () => {
  const columns: TableColumnsType<Row> = [
    { key: 'name', title: 'Name', dataIndex: 'name' },
    { key: 'age', title: 'Age', render: (_, { city }) => (city === null ? '—' : 7) },
    { key: 'phone', title: 'Phone', render: () => '2025550123' },
  ];
  const rows = [null, 'Bern'].map((city, at) => ({ id: String(at), name: 'Ann', city, state: 'Active' }));
  const list = listOf(rows, 2) as PagedList<Row>;
  const table = { label: 'Children', columns, list, search: { page: 1, size: 12 as const }, onSearch: vi.fn(), empty: { title: 'None' } };
  leave = await show(createElement(PagedTable<Row>, table));
  const heads = [...document.querySelectorAll<HTMLElement>('thead th')];
  expect(heads.map(({ style, textContent }) => [textContent, style.textAlign])).toEqual([
    ['Name', ''],
    ['Age', 'right'],
    ['Phone', ''],
  ]);
});

it('shows cards on a phone: what it is, how it stands, the first facts that there are, the others on demand, and the order', async () => {
  widthIs(390);
  const facts = ['one', 'two', 'three', 'four'].map((key) => ({ key, title: key, sorter: key === 'one', render: () => key }));
  const columns: TableColumnsType<Row> = [
    { key: 'name', title: 'Name', dataIndex: 'name' },
    { key: 'city', title: 'City', dataIndex: 'city' },
    { key: 'state', title: 'State', dataIndex: 'state' },
    ...facts,
    { key: 'five', title: 'five', render: () => 'the fifth' },
    { key: 'actions', title: 'Actions', render: (_, { name }) => createElement('button', null, `Edit ${name}`) },
  ];
  const rows = [{ id: '1', name: 'Ann', city: null, state: 'Active' }];
  const onSearch = vi.fn<(change: PageSearch) => void>();
  const list = listOf(rows, 1) as PagedList<Row>;
  const table = { label: 'Children', columns, list, search: { page: 1, size: 12 as const }, onSearch, empty: { title: 'None' } };
  leave = await show(createElement(PagedTable<Row>, table));
  await soon(() => expect(document.querySelector('ul[aria-label=Children] > li')).not.toBeNull());
  const card = document.querySelector('ul[aria-label=Children] > li');
  expect(card?.querySelector('.row-card-head')?.textContent).toBe('AnnActiveEdit Ann');
  expect([...(card?.querySelectorAll(':scope > dl dt') ?? [])].map((fact) => fact.textContent)).toEqual(['one', 'two', 'three', 'four']);
  expect(card?.querySelector('details')?.textContent).toContain('the fifth');
  expect(document.querySelector('table')).toBeNull();
  expect(document.querySelector('.row-cards-order')?.textContent).toContain('Sort by');
});

it('begins the card of a list in an order with what something is, and tells its place among the facts', async () => {
  widthIs(390);
  const columns: TableColumnsType<Row> = [
    { key: 'sortOrder', title: 'Order', render: () => 7 },
    { key: 'name', title: 'Name', dataIndex: 'name' },
  ];
  const rows = [{ id: '1', name: 'Ann', city: null, state: 'Active' }];
  const list = listOf(rows, 1) as PagedList<Row>;
  const search = { page: 1, size: 12 as const };
  leave = await show(
    createElement(PagedTable<Row>, { label: 'Children', columns, list, search, onSearch: () => undefined, empty: { title: 'None' } }),
  );
  await soon(() => expect(document.querySelector('.row-card-title')?.textContent).toBe('Ann'));
  expect(document.querySelector('.row-card dl')?.textContent).toBe('Order7');
});
