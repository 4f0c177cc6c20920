// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { RecordsMenu } from './records-menu.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const plan = { id: 'plan', displayName: 'Focus plan', subjectName: 'Emma', state: 'active', num: 3, canViewDetails: true } as PlanSummary;
const items = () => [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent.trim());

async function open(of: Partial<PlanSummary>, grantedPolicies: string[] = []): Promise<string[]> {
  const client = new QueryClient();
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies, withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const menu = () => createElement(RecordsMenu, { plan: { ...plan, ...of } });
  const router = createRouter({ routeTree: createRootRoute({ component: menu }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await press('Records');
  await soon(() => expect(items().length).toBeGreaterThan(0));
  const shown = items();
  await leave();
  return shown;
}

it('leads to what was trained for whoever may look into it, once something was', async () => {
  expect(await open({})).toContain('Training record');
  expect(await open({ canViewDetails: false })).not.toContain('Training record');
  expect(await open({ num: 0 })).not.toContain('Training record');
});

it('leads to the calendar of a plan that goes on, for whoever may read calendars', async () => {
  const calendar = 'Training calendar';
  expect(await open({}, ['RocketSystem.Schedule'])).toContain(calendar);
  expect(await open({ state: 'ended' }, ['RocketSystem.Schedule'])).not.toContain(calendar);
  expect(await open({})).not.toContain(calendar);
});
