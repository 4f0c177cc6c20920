// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';

const entry = { script: '/assets/entry.js', files: [], texts: {} };

it('what draws the page starts once the page is there, however early it has come', async () => {
  window.history.replaceState(null, '', '/m/grant#token');
  vi.stubGlobal('firstParts', { entry, visits: [], menus: [], fonts: [], person: '', calls: {} });
  const put = vi.spyOn(document.head, 'append').mockReturnValue();
  const told = () => put.mock.calls.flat().map((each) => (each instanceof HTMLScriptElement ? 'runs' : 'is asked for'));
  await import('./first-steps.ts');
  expect(told()).toEqual(['is asked for']);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(told()).toEqual(['is asked for', 'runs']);
});
