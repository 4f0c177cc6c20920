// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { readNameSearch } from '../searches.ts';
import { SupervisionPage } from './supervision-page.tsx';

const path = '/system/manage/manage/trainerSupervise';
const line = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Tom Becker',
  email: 'tom@riverside.example',
  tenants: [{ id: '00000000-0000-4000-8000-000000000002', name: 'Riverside' }],
  supervisor: { id: '00000000-0000-4000-8000-000000000003', name: 'Lin Wei' },
  since: '2026-03-09T10:00:00Z',
};

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(readOnlyPolicies: string[]): Promise<void> {
  answerCalls(['admins'], () => reply({ items: [line], totalCount: 1 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const user = {
    id: 'mateo',
    zone: 'UTC',
    tenant: null,
    roles: ['training'],
    grantedPolicies: ['RocketSystem.Supervise'],
    readOnlyPolicies,
  };
  client.setQueryData(currentUserOptions().queryKey, { ...user, withheldPolicies: [] } as never);
  const root = createRootRoute();
  const routes = [createRoute({ getParentRoute: () => root, path, validateSearch: readNameSearch, component: SupervisionPage })];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory({ initialEntries: [path] }) });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(() => expect(document.body.textContent).toContain('Tom Becker'));
}
const cells = () => [...document.querySelectorAll('tbody tr.ant-table-row td')].map(({ textContent }) => textContent);

it('lists a trainer with whoever supervises them, and what may be changed of that', async () => {
  await open([]);
  const [trainer, worksAt, supervisor, since] = cells();
  expect([trainer, worksAt, supervisor]).toEqual(['Tom Beckertom@riverside.example', 'Riverside', 'Lin Wei']);
  expect(since).toContain('03/09/2026');
  expect(document.querySelectorAll('tbody button').length).toBeGreaterThan(0);
});

it('changes nothing for whoever looks after some centers', async () => {
  await open(['RocketSystem.Supervise']);
  expect(cells()).toHaveLength(4);
  expect(document.querySelectorAll('tbody button')).toHaveLength(0);
});
