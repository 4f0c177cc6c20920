// @vitest-environment happy-dom
import { createElement } from 'react';
import { expect, it, vi } from 'vitest';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { App } from './app.tsx';

vi.mock('./router.tsx', () => ({ router: {} }));
vi.mock('./reporting.ts', () => ({ report: () => undefined, reportBrokenPage: () => undefined }));
vi.mock('./lock/lock-gate.tsx', () => ({
  LockGate: () => {
    throw new Error('It does not draw');
  },
}));
vi.mock('@tanstack/react-router', async (actual) => ({
  ...(await actual<object>()),
  RouterProvider: () => createElement('p', {}, 'Behind the lock'),
}));

vi.stubGlobal('fetch', async () => new Response('{}'));

it('where the lock fails to draw there is the error screen with its way home, and nothing of the page behind', async () => {
  const leave = await show(createElement(App));
  await soon(() => expect(document.querySelector('main button')?.textContent).toBe('Home'));
  expect(document.body.textContent).not.toContain('Behind the lock');
  await leave();
});
