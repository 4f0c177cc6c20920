// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../app/call-error.ts';
import { show } from '../testing/show.ts';
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

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

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
