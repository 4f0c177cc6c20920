// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { CardTable } from './card-table.tsx';

interface Receipt {
  number: string;
  paid: string;
}

const receipts: Receipt[] = [
  { number: 'R-1', paid: '$10.00' },
  { number: 'R-2', paid: '$20.00' },
];
const columns = [
  { key: 'number', title: 'Receipt', dataIndex: 'number' },
  { key: 'paid', title: 'Paid', dataIndex: 'paid' },
];

const widthIs = (width: number) =>
  (window as unknown as { happyDOM: { setViewport: (to: { width: number }) => void } }).happyDOM.setViewport({ width });

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  widthIs(1024);
});

async function showReceipts() {
  const opened = { title: 'Items', render: ({ number }: Receipt) => `items of ${number}` };
  leave = await show(
    createElement(CardTable<Receipt>, { label: 'Receipts', columns, rows: receipts, rowKey: 'number', empty: 'None', opened }),
  );
}

it('is a table on a desk, which keys can move', async () => {
  await showReceipts();
  expect(document.querySelectorAll('table tbody tr.ant-table-row')).toHaveLength(2);
  expect(document.querySelector('.ant-table-content')?.getAttribute('tabindex')).toBe('0');
});

it('shows numbers by their ends, and keeps what is done with a row in sight', async () => {
  const counted = [
    ...columns,
    { key: 'items', title: 'Items', render: () => 3 },
    { key: 'actions', title: 'Actions', render: () => createElement('button', null, 'Print') },
  ];
  leave = await show(createElement(CardTable<Receipt>, { columns: counted, rows: receipts, rowKey: 'number' }));
  const heads = [...document.querySelectorAll<HTMLElement>('thead th')];
  expect(heads.map(({ style }) => style.textAlign)).toEqual(['', '', 'right', 'right']);
  expect(heads.map((head) => head.classList.contains('ant-table-cell-fix-end'))).toEqual([false, false, false, true]);
});

it('is a card a row on a phone, with what the row opens to', async () => {
  widthIs(390);
  await showReceipts();
  await soon(() => expect(document.querySelectorAll('ul[aria-label=Receipts] > li')).toHaveLength(2));
  expect(document.querySelector('table')).toBeNull();
  const [first] = document.querySelectorAll('ul[aria-label=Receipts] > li');
  expect(first?.querySelector('.row-card-title')?.textContent).toBe('R-1');
  expect([...(first?.querySelectorAll('dd') ?? [])].map((fact) => fact.textContent)).toEqual(['$10.00', 'items of R-1']);
});
