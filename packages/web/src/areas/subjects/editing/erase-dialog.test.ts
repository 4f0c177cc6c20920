// @vitest-environment happy-dom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { press, show, type } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { EraseDialog } from './erase-dialog.tsx';

const subject = { id: '00000000-0000-4000-8000-000000000001', name: 'Mia Chen' };
const stands = { sessions: 12, contracts: 1 };
const sent: unknown[] = [];
const refused = {
  error: { code: 'Trellis:ChildUnsettled', message: 'Not settled', details: null, data: stands, validationErrors: [] },
};

let leave: (() => Promise<void>) | undefined;
beforeEach(async () => {
  sent.length = 0;
  answerCalls(['subjectAccounts'], ({ body }, search) => {
    const told = { ...Object.fromEntries(search), ...(body as object | undefined) } as Record<string, unknown>;
    sent.push(told);
    return Number(told['sessions']) === stands.sessions ? reply(null) : reply(refused, 409);
  });
  const component = () => createElement(EraseDialog, { subject, onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory({ initialEntries: ['/'] }) });
  leave = await show(createElement(RouterProvider, { router } as never));
  await soon(() => expect(document.body.textContent).toContain('Erase Mia Chen for good?'));
});
afterEach(() => leave?.());

it('says what is not settled with the child, and erases it once that is given up by name', async () => {
  await type('Type Mia Chen to confirm', 'Mia Chen');
  await press('Erase for good');
  await soon(() => expect(document.querySelector('[role=alert]')?.textContent).toContain('12 sessions and assessments left'));
  expect(document.querySelector('[role=alert]')?.textContent).toContain('1 contract with money owed');
  expect(sent).toHaveLength(1);
  await press('Erase for good');
  await soon(() => expect(document.body.textContent).toContain('Confirm this, or settle it first.'));
  expect(sent).toHaveLength(1);
  await act(async () => document.querySelector<HTMLElement>('input[type=checkbox]')?.click());
  await press('Erase for good');
  await soon(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject(stands);
});
