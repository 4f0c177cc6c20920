// @vitest-environment happy-dom
import { createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.ts';
import { askForRow, hrefLeft, leaveBy, useReturn } from './left-list.ts';

function List({ isThere }: { isThere: boolean }) {
  useReturn(isThere);
  return createElement('p', { 'data-row-key': 'ann' }, createElement('a', { href: '#', id: 'ann' }, 'Ann'));
}

let leave: (() => Promise<void>) | undefined;
const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();

beforeEach(async () => {
  window.history.replaceState({ __TSR_key: 'first' }, '', '/children?page=2');
  leave = await show(createElement(List, { isThere: true }));
  leaveBy(document.querySelector('#ann') as Element);
  await leave();
});
afterEach(async () => {
  await leave?.();
  window.sessionStorage.clear();
  scroll.mockClear();
});

const come = async (isThere = true) => (leave = await show(createElement(List, { isThere })));
const isAtAnn = () => document.activeElement?.id === 'ann' && scroll.mock.calls.length === 1;

it('knows the list as it was left', () => {
  expect(hrefLeft('/children')).toBe('/children?page=2');
  expect(hrefLeft('/staff')).toBeUndefined();
});

it('shows the row that was left by the way back of the browser, once its rows are there', async () => {
  await come(false);
  expect(isAtAnn()).toBe(false);
  await leave?.();
  await come();
  expect(isAtAnn()).toBe(true);
});

it('shows it by a link back, and not by any other way to the list', async () => {
  window.history.replaceState({ __TSR_key: 'second' }, '', '/children?page=2');
  await come();
  expect(isAtAnn()).toBe(false);
  await leave?.();
  askForRow('/children');
  await come();
  expect(isAtAnn()).toBe(true);
  await leave?.();
  scroll.mockClear();
  await come();
  expect(isAtAnn()).toBe(false);
});
