// @vitest-environment happy-dom
import { act, createElement, useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { LongTabs } from './long-tabs.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

function Child() {
  const [active, setActive] = useState('plan');
  const items = ['plan', 'guardians', 'focus'].map((key) => ({ key, label: `The ${key}`, children: `What the ${key} says` }));
  return createElement(LongTabs, { label: 'A child', items, active, onChange: setActive });
}

it('names every tab in a menu, which opens the one that is chosen', async () => {
  leave = await show(createElement(Child));
  const button = document.querySelector<HTMLButtonElement>('button[aria-label="All sections"]');
  await act(async () => button?.click());
  await soon(() => expect(document.querySelectorAll('[role="menuitem"]')).toHaveLength(3));
  const [chosen] = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].filter((item) => item.textContent === 'The focus');
  await act(async () => chosen?.click());
  expect(document.body.textContent).toContain('What the focus says');
  expect(document.querySelector('[role="tab"][aria-selected="true"]')?.textContent).toBe('The focus');
});
