// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { SessionView } from '@trellis/contract/offline-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../app/api.ts';
import { currentUserOptions } from '../../app/current-user.ts';
import { keptSince } from '../../app/offline/kept-reads.ts';
import { discardUnsent, keepUnsent, takeUp, unsent } from '../../app/unsent/unsent.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { buttonOf, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { gatesQuery, sessionQuery } from './session/session-query.ts';
import { StartSession } from './start-session.tsx';

const view = (planId: string, num: number, name: string) =>
  ({ id: `session of ${planId}`, userOfflinePlanId: planId, num, mayStart: true, subject: { name } }) as unknown as SessionView;

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  keptSince.set(undefined);
  await leave?.();
  for (const { id } of unsent.current()) await discardUnsent(id);
});

/** The page of somebody whose device kept that nothing stands against the next session of a plan. */
async function comeToStart(known: (client: QueryClient) => void) {
  answerCalls(['offlinePlans', 'account', 'scheduling'], () => Promise.reject(new TypeError('Failed to fetch')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  client.setQueryDefaults(gatesQuery('next').queryKey, {
    persister: async () => ({ gates: [], num: 5, canStart: true, remainingClasses: 9 }) as never,
  });
  client.setQueryData(sessionQuery('next', 5).queryKey, view('next', 5, 'Diego Ramírez') as never);
  known(client);
  await takeUp('lin centre');
  const start = () => createElement(StartSession, { planId: 'next', onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: start }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
}
const shows = (text: string) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(document.body.textContent).toContain(text);
  });

it('names the session that was started here without a network and leads to it, and starts no other meanwhile', async () => {
  await comeToStart((client) => {
    client.setQueryData(sessionQuery('running', 3).queryKey, view('running', 3, 'Emma Johnson') as never);
    void takeUp('lin centre').then(() => {
      const input = { userOfflinePlanId: 'running', num: 3, startedAt: '2031-06-04T09:00:00Z' };
      void keepUnsent({ lane: 'session:session of running', kind: 'startCourse', input, opensLane: true }).outcome;
    });
  });
  await shows('Session 3 of Emma Johnson runs on this device');
  const link = document.querySelector<HTMLAnchorElement>('a[href*="userOfflineCourseDetail"]');
  expect(link?.textContent).toBe('Open session 3');
  expect(Object.fromEntries(new URL(link?.href ?? '').searchParams)).toMatchObject({ num: '3' });
  expect(link?.href).toContain('running');
  expect(buttonOf('Start session').disabled).toBe(true);
  expect(unsent.current().filter(({ kind }) => kind === 'startCourse')).toHaveLength(1);
});

const runs = (state: string) => (client: QueryClient) => {
  keptSince.set(Date.now());
  const entry = {
    userOfflinePlanId: 'running',
    groupTrainingPlanId: null,
    subjectName: 'Emma Johnson',
    state: 'scheduled',
    sessionNum: null,
  };
  const day = { coaches: [{ id: 'lin', entries: [entry] }] };
  client.setQueryData(api.scheduling.today.queryOptions({ input: {} }).queryKey, day as never);
  client.setQueryData(api.offlinePlans.get.queryOptions({ input: { id: 'running' } }).queryKey, { currentNum: 3 } as never);
  const running = { ...view('running', 3, 'Emma Johnson'), state } as SessionView;
  client.setQueryData(sessionQuery('running', 3).queryKey, running as never);
};

it('names the session that was started with a network and still ran when the center was last heard', async () => {
  await comeToStart(runs('open'));
  await shows('Session 3 of Emma Johnson still runs, as far as the center was heard');
  expect(document.querySelector<HTMLAnchorElement>('a[href*="userOfflineCourseDetail"]')?.href).toContain('running');
  expect(buttonOf('Start session').disabled).toBe(true);
  expect(unsent.current()).toEqual([]);
});

it('starts where that one ended, with the center or here', async () => {
  await comeToStart(runs('finished'));
  const started = () => soon(() => expect(unsent.current().at(-1)).toMatchObject({ kind: 'startCourse', input: { num: 5 } }));
  await started();
  await leave?.();
  for (const { id } of unsent.current()) await discardUnsent(id);
  await comeToStart((client) => {
    runs('open')(client);
    keepUnsent({ lane: 'session:session of running', kind: 'finish', input: {} }).outcome.catch(() => undefined);
  });
  await started();
});

it('starts at once where nothing stands against it, and says so', async () => {
  await comeToStart(() => undefined);
  for (const { id } of unsent.current()) await discardUnsent(id);
  await leave?.();
  answerCalls(['offlinePlans', 'account', 'scheduling'], ({ path }) =>
    reply(path.endsWith('/startCourse') ? { sessionId: 'session', num: 5 } : { gates: [], num: 5, canStart: true, remainingClasses: 9 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'centre', zone: 'UTC' } } as never);
  const start = () => createElement(StartSession, { planId: 'next', onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: start }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await shows('The session has started');
});
