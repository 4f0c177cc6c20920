// @vitest-environment happy-dom
import { createElement, type FunctionComponent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { InnerTable } from './inner-table.tsx';
import type { PagedList } from './paged-list.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

type Row = { id: string };
const Table = InnerTable as FunctionComponent<Parameters<typeof InnerTable<Row>>[0]>;

async function shown(list: Pick<PagedList<Row>, 'data' | 'error'>) {
  const refetch = vi.fn();
  const query = { isPending: false, isPlaceholderData: false, refetch, ...list };
  const props = { columns: [{ title: 'Session', dataIndex: 'id' }], list: query, page: 1, pageSize: 10, onPage: () => undefined };
  leave = await show(createElement(Table, { ...props, empty: 'No sessions yet' }));
  return refetch;
}

it('says that a list could not be read, and not that it is empty', async () => {
  const refetch = await shown({ data: undefined, error: new TypeError('Failed to fetch') });
  expect(document.body.textContent).not.toContain('No sessions yet');
  await press('Try again');
  expect(refetch).toHaveBeenCalledOnce();
});

it('says of an empty list that it is, and keeps rows that could not be read once more', async () => {
  await shown({ data: { items: [], totalCount: 0 }, error: null });
  expect(document.body.textContent).toContain('No sessions yet');
  await leave?.();
  await shown({ data: { items: [{ id: 'first' }], totalCount: 1 }, error: new TypeError('Failed to fetch') });
  expect(document.body.textContent).toContain('first');
});
