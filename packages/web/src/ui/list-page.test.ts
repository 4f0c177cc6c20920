// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { ListPage } from './list-page.tsx';
import type { TextSearch } from './list-search.ts';

interface Search extends TextSearch {
  child?: string;
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
