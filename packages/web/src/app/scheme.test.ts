// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';

let leave: (() => Promise<void>) | undefined;
let isSystemDark = false;
const watchers = new Set<() => void>();

beforeEach(() => {
  vi.resetModules();
  isSystemDark = false;
  watchers.clear();
  document.cookie = 'theme=; Max-Age=0';
  delete document.documentElement.dataset.theme;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isSystemDark;
        },
        addEventListener: (_: string, watch: () => void) => watchers.add(watch),
        removeEventListener: (_: string, watch: () => void) => watchers.delete(watch),
      }) as unknown as MediaQueryList,
  );
});
afterEach(async () => {
  await leave?.();
  vi.restoreAllMocks();
});

/** Shows in which scheme a page is drawn, and the ways to choose another. */
async function open(): Promise<void> {
  const { chooseScheme, schemes, useScheme, watchPrinting } = await import('./scheme.ts');
  watchPrinting();
  const Page = () => {
    const buttons = [...schemes, undefined].map((scheme) =>
      createElement('button', { key: scheme ?? 'system', onClick: () => chooseScheme(scheme) }, scheme ?? 'system'),
    );
    return createElement('div', null, createElement('output', null, useScheme()), buttons);
  };
  leave = await show(createElement(Page));
}
const drawn = () => document.querySelector('output')?.textContent;

it('follows the system, also when that changes', async () => {
  await open();
  expect(drawn()).toBe('light');
  isSystemDark = true;
  await act(async () => watchers.forEach((watch) => watch()));
  expect(drawn()).toBe('dark');
});

it('keeps what was chosen on the device, until the system is followed again', async () => {
  await open();
  await press('dark');
  expect([drawn(), document.documentElement.dataset.theme, document.cookie]).toEqual(['dark', 'dark', 'theme=dark']);
  await press('system');
  expect([drawn(), document.documentElement.dataset.theme]).toEqual(['light', undefined]);
  // it ends with the millisecond in which it was set
  await soon(() => expect(document.cookie).toBe(''));
});

it('begins as the server wrote it into the page', async () => {
  document.documentElement.dataset.theme = 'dark';
  await open();
  expect(drawn()).toBe('dark');
});

it('is drawn in the light for paper', async () => {
  document.documentElement.dataset.theme = 'dark';
  await open();
  await act(async () => window.dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe('light');
  await act(async () => window.dispatchEvent(new Event('afterprint')));
  expect(drawn()).toBe('dark');
});
