// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { show } from '../../testing/show.ts';
import { NoPages } from './no-pages.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  ['the role, which opens nothing', [], 'for another role'],
  ['the center, which has nothing enabled that the role works with', ['RocketSystem.UserOfflinePlan'], 'Riverside has not enabled'],
])('whoever has no page to work on is told of %s', async (_what, withheldPolicies, told) => {
  const client = new QueryClient();
  const user = { roles: ['Coach'], tenant: { name: 'Riverside', zone: 'UTC' }, grantedPolicies: [], withheldPolicies };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(createElement(NoPages), client);
  expect(document.body.textContent).toContain(told);
});
