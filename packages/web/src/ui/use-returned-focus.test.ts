// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { useReturnedFocus } from './use-returned-focus.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
});

/** What first says to wait, and then is a form of its own, as drawers are that read what they edit. */
function Page() {
  const [over, setOver] = useState<'wait' | 'form'>();
  return createElement(
    'div',
    { id: 'root' },
    createElement('button', { id: 'opener', onClick: () => setOver('wait') }, 'Open'),
    over && createElement(Over, { key: over, onNext: () => setOver(over === 'wait' ? 'form' : undefined) }),
  );
}

function Over({ onNext }: { onNext: () => void }) {
  useReturnedFocus();
  return createElement('div', { role: 'dialog' }, createElement('button', { id: 'next', onClick: onNext }, 'Next'));
}

const press = (id: string) =>
  act(async () => {
    const button = document.getElementById(id);
    // what lies over the page is no part of it
    if (id === 'opener') button?.focus();
    button?.click();
  });

it('leads back to where somebody was, over what stood there meanwhile', async () => {
  leave = await show(createElement(Page));
  await press('opener');
  await press('next');
  (document.activeElement as HTMLElement).blur();
  await press('next');
  expect(document.querySelector('[role=dialog]')).toBeNull();
  expect(document.activeElement?.id).toBe('opener');
});

it('leaves the focus alone that somebody has elsewhere', async () => {
  leave = await show(createElement(Page));
  await press('opener');
  const other = document.body.appendChild(document.createElement('input'));
  other.focus();
  await press('next');
  await press('next');
  expect(document.activeElement).toBe(other);
});
