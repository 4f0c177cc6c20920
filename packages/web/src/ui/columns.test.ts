// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../app/current-user.ts';
import { press, show } from '../testing/show.ts';
import { TwoLines, useColumns } from './columns.tsx';
import { ListTable } from './list-table.tsx';

interface Row {
  id: string;
  name: string;
  phone: string | null;
  seenAt: string | null;
}

const rows: Row[] = [
  { id: '1', name: 'Ann', phone: '555', seenAt: '2026-03-01T12:00:00Z' },
  { id: '2', name: 'Bo', phone: null, seenAt: null },
];
const opened = vi.fn<(row: Row) => void>();
const done = vi.fn<(row: Row) => void>();

function List() {
  const column = useColumns<Row>();
  const columns = [
    column.opening('name', 'Name', ({ name }) => name, done),
    column.of('phone', 'Phone', ({ phone }) => phone),
    column.time('seen', 'Seen', ({ seenAt }) => seenAt),
    column.action({ text: 'Call', label: ({ name }) => `Call ${name}`, onClick: done, isOffered: ({ phone }) => phone !== null }),
  ];
  return createElement(ListTable<Row>, {
    label: 'People',
    columns,
    rows,
    size: 10,
    isWaiting: false,
    empty: { title: '' },
    onOpen: opened,
  });
}

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.clearAllMocks();
});

async function shown() {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, { id: 'me', timeZone: 'UTC', policies: [] } as never);
  leave = await show(createElement(List), client);
  return [...document.querySelectorAll('tr.ant-table-row')].map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent));
}

it('says where nothing is known, and offers what can be done with a row', async () => {
  const [ann, bo] = await shown();
  expect(ann).toEqual(['Ann', '555', expect.stringContaining('2026'), 'Call']);
  expect(bo).toEqual(['Bo', '—', '—', '']);
});

it('lets an address of mail beneath a name go on in the next line only where one may end', async () => {
  const lines: readonly [string, string] = ['Ann', 'ann@center.example'];
  leave = await show(createElement(TwoLines, { lines }), new QueryClient());
  const below = document.querySelector('.ant-typography');
  expect([...(below?.childNodes ?? [])].map((part) => part.textContent || part.nodeName)).toEqual([
    'ann@',
    'WBR',
    'center.',
    'WBR',
    'example',
  ]);
});

it('does not open a row by what is done within it', async () => {
  await shown();
  await press('Call');
  await press('Ann');
  expect(done).toHaveBeenCalledTimes(2);
  expect(opened).not.toHaveBeenCalled();
});
