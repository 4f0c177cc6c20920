// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { show } from '../../testing/show.ts';
import { RemainingClasses } from '../subjects/profile/remaining-classes.tsx';
import { LowClassesWarning } from './low-classes-warning.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  ['plan', 6, false],
  ['plan', 5, true],
  ['list', 4, false],
  ['list', 3, true],
] as const)('in a %s with %i sessions left it warns: %s', async (place, left, warns) => {
  const client = new QueryClient();
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const warning = () => createElement(LowClassesWarning, { subject: { id: 'emma', name: 'Emma' }, left, place });
  const router = createRouter({ routeTree: createRootRoute({ component: warning }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  expect(document.body.textContent.includes('session')).toBe(warns);
});

it.each([
  [4, false],
  [3, true],
])('a list shows %i sessions left in red: %s', async (remainingTimes, isRed) => {
  leave = await show(createElement(RemainingClasses, { child: { remainingTimes, groupTimes: null } }));
  expect(document.querySelector('.ant-typography-danger') !== null).toBe(isRed);
});
