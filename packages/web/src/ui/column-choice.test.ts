// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { press, show } from '../testing/show.ts';
import { useColumnChoice } from './column-choice.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  window.localStorage.clear();
});

function List({ of }: { of: string }) {
  const { columns, choice } = useColumnChoice<object>(of.split(' ').map((key) => ({ key, title: key })));
  const button = (name: string, onClick: () => void) => createElement('button', { key: name, type: 'button', onClick }, name);
  return createElement('div', null, [
    createElement('p', { key: 'columns' }, columns.map(({ key }) => key).join(' ')),
    button('Age', () => choice.toggle('age')),
    button('Coaches up', () => choice.move('coaches', -1)),
    button('Reset', choice.reset),
  ]);
}

const open = async (of: string) => (leave = await show(createElement(List, { of })));
const shown = () => document.querySelector('p')?.textContent;

it('keeps what was chosen for the next time, the name first and the actions last, and goes back to what it was', async () => {
  await open('name number age coaches actions');
  await press('Age');
  await press('Coaches up');
  await press('Coaches up');
  expect(shown()).toBe('name coaches number actions');
  await leave?.();
  await open('name number age coaches actions');
  expect(shown()).toBe('name coaches number actions');
  await press('Reset');
  expect(shown()).toBe('name number age coaches actions');
});

it('shows a column that a list gets later where the list has it, and forgets one that it lost', async () => {
  await open('name number age coaches');
  await press('Coaches up');
  await leave?.();
  await open('name grade number coaches');
  expect(shown()).toBe('name grade number coaches');
});
