// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { show } from '../../../testing/show.ts';
import { DueAfter } from './due-after.tsx';
import { gatesQuery } from './session-query.ts';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const gate = (code: string, message: string, mend: string | null = null) => ({
  code: `RocketSystem:${code}`,
  level: 'warn',
  message,
  mend,
});

it('warns after a session of a talk with the parents and of a retest, with the way there, and of nothing that is about the next start', async () => {
  const gates = [
    gate('ParentInterviewDue', 'A talk is due.', '/system/center/detail/subjectDetail?id=emma'),
    gate('RetestDue', 'A retest is due.'),
    gate('FewClassesLeft', 'One session is left.'),
  ];
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const before = { gates, num: 21, canStart: true, remainingClasses: 1, subjectName: 'Emma', openInterim: null };
  client.setQueryDefaults(gatesQuery('plan').queryKey, { staleTime: Number.POSITIVE_INFINITY });
  client.setQueryData(gatesQuery('plan').queryKey, before as never);
  const due = () => createElement(DueAfter, { planId: 'plan', onLeave: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: due }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  const text = document.body.textContent;
  expect(text).toContain('A talk is due.');
  expect(text).toContain('A retest is due.');
  expect(text).not.toContain('One session is left.');
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/system/center/detail/subjectDetail?id=emma');
});
