// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { useComeToFinish } from '../session/use-come-to-finish.ts';
import { EndLink } from './end-link.tsx';

const page = '/system/center/detail/groupOfflinePlanDetail';
let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** The link as somebody of these roles sees it, and the page that it leads to. */
async function open(roles: string[], isOpening: boolean, grantedPolicies = ['RocketSystem.UserOfflinePlan.Write']) {
  const client = new QueryClient();
  const user = { id: 'maya', tenant: { id: 'center', zone: 'UTC' }, roles, grantedPolicies, withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const root = createRootRoute();
  const link = () => createElement(EndLink, { plan: { id: 'plan', currentNum: 3, isOpening }, to: page });
  const session = () => createElement('p', null, useComeToFinish() ? 'To be finished' : 'To be read');
  const routes = [
    createRoute({ getParentRoute: () => root, path: '/', component: link }),
    createRoute({ getParentRoute: () => root, path: page, component: session }),
  ];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  return router;
}
const names = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('leads an administrator to the sheet that ends the session which runs', async () => {
  const router = await open(['CenterAdmin'], true);
  await press('End session 3');
  await soon(() => expect(document.body.textContent).toContain('To be finished'));
  expect(router.state.location.search).toEqual({ planId: 'plan', num: 3 });
});

it.each([
  ['once a coach has finished', ['CenterAdmin'], false, undefined],
  ['for a coach, who ends it where it runs', ['Coach'], true, undefined],
  ['for whoever may not write', ['CenterAdmin'], true, []],
])('is not there %s', async (_, roles, isOpening, policies) => {
  await open(roles, isOpening, policies);
  expect(names()).toEqual([]);
});
