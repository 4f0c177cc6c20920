// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { readStaffSearch, type StaffSearch } from './staff-search.ts';
import { TrainingStaffPage } from './training-staff-page.tsx';

const path = '/system/center/menu/manage/trainingStaff';
const staff = {
  id: '00000000-0000-4000-8000-000000000001',
  membershipId: '00000000-0000-4000-8000-000000000002',
  tenantId: '00000000-0000-4000-8000-000000000003',
  tenantName: 'Riverside',
  name: 'Lin Wei',
  email: 'lin@riverside.example',
  phoneNumber: null,
  countryCode: null,
  roles: ['Coach'],
  state: 'Effective',
  frozen: false,
  isClosed: false,
  isActivated: true,
  invitedAt: null,
  createdAt: '2026-03-09T10:00:00Z',
  assignedChildren: 3,
  completedSessions: 12,
  childrenTrained: 5,
};

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(grantedPolicies: string[]): Promise<void> {
  answerCalls(['users'], () => reply({ items: [staff], totalCount: 1 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const user = {
    id: 'amara',
    zone: 'UTC',
    tenant: null,
    roles: ['centerAdmin'],
    grantedPolicies,
    readOnlyPolicies: [],
    withheldPolicies: [],
  };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const root = createRootRoute();
  const detail = createRoute({ getParentRoute: () => root, path: '/system/center/detail/userDetail', component: () => null });
  const list = createRoute({
    getParentRoute: () => root,
    path,
    validateSearch: (raw: Partial<StaffSearch>) => readStaffSearch(raw),
    component: TrainingStaffPage,
  });
  const router = createRouter({ routeTree: root.addChildren([list, detail]), history: createMemoryHistory({ initialEntries: [path] }) });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(() => expect(document.body.textContent).toContain(staff.name));
}
const links = () => [...document.querySelectorAll('main a, tbody a')].map((link) => link.getAttribute('href'));

it('leads to the page of somebody who trains', async () => {
  await open(['PFE.UserManagement.User']);
  expect(links()).toEqual([expect.stringContaining(`/system/center/detail/userDetail?id=${staff.id}`)]);
});

it('says the name alone to whoever may not open that page', async () => {
  await open(['PFE.TrainerDatabase']);
  expect(links()).toEqual([]);
});
