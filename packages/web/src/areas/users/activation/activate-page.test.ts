// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { LinkCheck } from '@trellis/contract/users/activation/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { i18n } from '../../../app/i18n.ts';
import { answerCalls, refuse, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ActivatePage } from './activate-page.tsx';

let leave: (() => Promise<void>) | undefined;
// the page turns to the language of its link
beforeAll(() => i18n.init({ lng: 'en-US' }));
afterEach(() => leave?.());

const person = { isNew: true, email: 'new@family.example', name: 'Nia', tenantName: 'Maple Center', roleNames: ['Coach'], language: 'en' };

/** What the page of a mailed link shows once its link was answered so. */
async function opened(answer: Response): Promise<void> {
  answerCalls(['activation'], () => answer);
  const root = createRootRoute();
  const validateSearch = () => ({ token: 'of-a-letter' });
  const page = createRoute({ getParentRoute: () => root, path: '/activate', validateSearch, component: ActivatePage });
  const history = createMemoryHistory({ initialEntries: ['/activate'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  leave = await show(createElement(RouterProvider, { router: router as never }));
}

const heading = () => document.querySelector('h1')?.textContent;

it('calls the link of a changed address wrong where somebody would join, and its tab names that', async () => {
  await opened(reply({ ...person, purpose: 'email' } satisfies Record<keyof LinkCheck, unknown>));
  await act(() => soon(() => expect(heading()).toBe('This link does not work')));
  expect(document.title).toBe('This link does not work · Trellis');
});

it('says that a center is closed, and not that its link was used', async () => {
  await opened(refuse('Business:CenterStateInvalid', 'Maple Center is closed.'));
  await act(() => soon(() => expect(document.body.textContent).toContain('Maple Center is closed.')));
  expect(document.body.textContent).not.toContain('has been used');
});

it('names the tab after what the link is for', async () => {
  await opened(reply({ ...person, purpose: 'staff' }));
  await act(() => soon(() => expect(heading()).toMatch(/\w/)));
  expect(document.title).toBe(`${heading()} · Trellis`);
});
