// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { choice } from './choice-filters.tsx';
import { ListPage } from './list-page.tsx';
import type { TextSearch } from './list-search.ts';

interface Search extends TextSearch {
  child?: string;
  state?: 'open' | 'closed';
}

const list = {
  data: { items: [], totalCount: 0 },
  error: null,
  isPending: false,
  isError: false,
  isPlaceholderData: false,
  refetch: vi.fn(),
};
const onSearch = vi.fn<(search: Search) => void>();

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  onSearch.mockReset();
});

async function open(search: Search): Promise<string> {
  leave = await show(
    createElement(ListPage<{ id: string }, Search>, {
      title: 'Children',
      add: { text: 'Add a child', onClick: () => undefined },
      search,
      onSearch,
      opened: 'child',
      searchedBy: { label: 'Name' },
      list,
      columns: [],
      empty: { title: 'No children yet' },
    }),
  );
  return document.body.textContent;
}

it('says what an empty list is for, and offers to add the first', async () => {
  expect(await open({ page: 1, size: 10 })).toContain('No children yet');
  const offers = [...document.querySelectorAll('button')].filter((button) => button.textContent === 'Add a child');
  expect(offers).toHaveLength(2);
});

it('does not take what is open for what narrows', async () => {
  expect(await open({ page: 1, size: 10, child: 'ann' })).toContain('No children yet');
});

it('offers the way back where nothing matches: all of it, in the same order, with what is open', async () => {
  expect(await open({ page: 1, size: 24, sorting: 'name desc', filter: 'Ann', child: 'ann' })).toContain('Nothing matches');
  await press('Clear filters');
  expect(onSearch).toHaveBeenCalledExactlyOnceWith({ page: 1, size: 24, sorting: 'name desc', child: 'ann' });
});

it('narrows to one of a few values, from the first page on', async () => {
  leave = await show(
    createElement(ListPage<{ id: string }, Search>, {
      title: 'Children',
      search: { page: 3, size: 10, state: 'open', filter: 'Ann' },
      onSearch,
      choices: [choice('state', 'State', ['open', 'closed'], (value) => `is ${value}`)],
      list,
      columns: [],
      empty: { title: 'No children yet' },
    }),
  );
  expect(document.querySelector('.filter-chips')?.textContent).toContain('is open');
  await act(async () => document.querySelector<HTMLElement>('.filter-chip button')?.click());
  expect(onSearch).toHaveBeenLastCalledWith({ page: 1, size: 10, state: undefined, filter: 'Ann' });
});
