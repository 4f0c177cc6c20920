// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { RowCards } from './row-cards.tsx';

const row = { id: '1', name: 'Lin Wei', plain: 'lin.wei@riverside.example', linked: 'lin@riverside.example', note: 'ask @ the desk. Now' };
const columns = [
  { key: 'name', title: 'Name', dataIndex: 'name' },
  { key: 'plain', title: 'Mail', dataIndex: 'plain' },
  {
    key: 'linked',
    title: 'Link',
    render: () => createElement('a', { href: `mailto:${row.linked}` }, createElement('b', null, row.linked)),
  },
  { key: 'note', title: 'Note', dataIndex: 'note' },
];

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('breaks an address of mail after its @ and its dots, whatever it stands in, and nothing else', async () => {
  leave = await show(createElement(RowCards<typeof row>, { columns, rows: [row], empty: { title: 'None' }, isWaiting: false }));
  const facts = [...document.querySelectorAll('dd')].map((fact) => [fact.textContent, fact.innerHTML.split('<wbr>').length - 1]);
  expect(facts).toEqual([
    [row.plain, 3],
    [row.linked, 2],
    [row.note, 0],
  ]);
  expect(document.querySelector('dd a b')?.innerHTML).toBe('lin@<wbr>riverside.<wbr>example');
});
