// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.ts';
import { useRowDrag } from './use-row-drag.ts';

interface Row {
  id: string;
}
let leave: (() => Promise<void>) | undefined;
afterEach(async () => leave?.());

function Rows({ onDrop }: { onDrop?: (moved: Row, onto: Row) => void }) {
  const dragging = useRowDrag<Row>(onDrop);
  return ['one', 'two'].map((id) => createElement('p', { key: id, id, ...dragging({ id }) }));
}

async function drag(from: string, to: string): Promise<void> {
  const dataTransfer = { effectAllowed: '', setData: vi.fn() };
  for (const [type, id] of [
    ['dragstart', from],
    ['dragover', to],
    ['drop', to],
    ['dragend', from],
  ] as const) {
    const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), { dataTransfer });
    await act(async () => document.getElementById(id)?.dispatchEvent(event));
  }
}

it('tells which row was dropped onto which other one', async () => {
  const onDrop = vi.fn();
  leave = await show(createElement(Rows, { onDrop }));
  await drag('two', 'two');
  await drag('two', 'one');
  expect(onDrop.mock.calls).toEqual([[{ id: 'two' }, { id: 'one' }]]);
});

it('drags nothing where nothing may be moved', async () => {
  leave = await show(createElement(Rows, {}));
  expect(document.getElementById('one')?.getAttribute('draggable')).toBeNull();
});
