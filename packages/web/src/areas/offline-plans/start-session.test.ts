// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { discardUnsent, keepUnsent, takeUp, unsent } from '../../app/unsent/unsent.ts';
import { answerCalls } from '../../testing/answer-calls.ts';
import { buttonOf, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { gatesQuery, sessionQuery } from './session/session-query.ts';
import { StartSession } from './start-session.tsx';

const view = (planId: string, num: number, name: string) =>
  ({ id: `session of ${planId}`, userOfflinePlanId: planId, num, mayStart: true, subject: { name } }) as unknown as SessionView;

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  for (const { id } of unsent.current()) await discardUnsent(id);
});

it('names the session that was started here without a network and leads to it, and starts no other meanwhile', async () => {
  answerCalls(['offlinePlans', 'account'], () => Promise.reject(new TypeError('Failed to fetch')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  // as the device kept it
  client.setQueryDefaults(gatesQuery('next').queryKey, {
    persister: async () => ({ gates: [], num: 5, canStart: true, remainingClasses: 9 }) as never,
  });
  client.setQueryData(sessionQuery('running', 3).queryKey, view('running', 3, 'Emma Johnson') as never);
  client.setQueryData(sessionQuery('next', 5).queryKey, view('next', 5, 'Diego Ramírez') as never);
  await takeUp('lin centre');
  const input = { userOfflinePlanId: 'running', num: 3, startedAt: '2031-06-04T09:00:00Z' };
  void keepUnsent({ lane: 'session:session of running', kind: 'startCourse', input, opensLane: true }).outcome;

  const start = () => createElement(StartSession, { planId: 'next', onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: start }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(document.body.textContent).toContain('Session 3 of Emma Johnson runs on this device');
  });
  const link = document.querySelector<HTMLAnchorElement>('a[href*="userOfflineCourseDetail"]');
  expect(link?.textContent).toBe('Open session 3');
  expect(Object.fromEntries(new URL(link?.href ?? '').searchParams)).toMatchObject({ num: '3' });
  expect(link?.href).toContain('running');
  expect(buttonOf('Start session').disabled).toBe(true);
  expect(unsent.current().filter(({ kind }) => kind === 'startCourse')).toHaveLength(1);
});
