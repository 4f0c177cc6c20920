// @vitest-environment happy-dom
import { Tabs } from 'antd';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { show } from '../testing/show.ts';
import { tabsUnderPointer } from './tabs-under-pointer.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it('a tab has the focus after a click, and not before: it stays under the pointer', async () => {
  const items = ['Plan', 'Sleep'].map((label) => ({ key: label, label, children: `About ${label}` }));
  leave = await show(createElement(Tabs, { ...tabsUnderPointer, items }));
  const tab = [...document.querySelectorAll<HTMLElement>('[role=tab]')].find(({ textContent }) => textContent === 'Sleep');
  const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  await act(async () => tab?.dispatchEvent(down));
  expect(down.defaultPrevented).toBe(true);
  await act(async () => tab?.click());
  expect([tab?.getAttribute('aria-selected'), document.activeElement === tab]).toEqual(['true', true]);
});
