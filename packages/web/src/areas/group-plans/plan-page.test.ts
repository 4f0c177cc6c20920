// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { PlanPage } from './plan-page.tsx';

const plan: GroupPlan = {
  id: crypto.randomUUID(),
  classGroupId: crypto.randomUUID(),
  className: 'Movers',
  displayName: 'Moving together',
  state: 'active',
  trainerId: crypto.randomUUID(),
  coachName: 'Lin Wei',
  startDifficulty: 6,
  totalNum: 20,
  num: 2,
  currentNum: 3,
  isOpening: false,
  canNext: true,
  childCount: 3,
  creationTime: '2031-06-04T09:00:00Z',
};

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const names = (role: string) => [...document.querySelectorAll(role)].map(({ textContent }) => textContent.trim());

async function open(of: Partial<GroupPlan>, grantedPolicies: string[]): Promise<void> {
  answerCalls(['groupPlans', 'scheduling'], ({ path }) =>
    path.endsWith('/groupCurrentPlanList') ? reply({ items: [{ ...plan, ...of }], totalCount: 1 }) : reply({ items: [], totalCount: 0 }),
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = {
    id: 'maya',
    tenant: { id: 'center', zone: 'UTC' },
    roles: [],
    grantedPolicies,
    withheldPolicies: [],
    readOnlyPolicies: [],
  };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const page = () => createElement(PlanPage, { planId: plan.id });
  const router = createRouter({ routeTree: createRootRoute({ component: page }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(() => expect(names('h1')).toEqual([expect.stringContaining('Moving together')]));
}

it('has its sessions, its children, what happened to it and which levels were changed, and was never prolonged', async () => {
  await open({}, []);
  expect(names('[role=tab]')).toEqual(['Sessions', 'Children', 'Plan records', 'Difficulty modification']);
});

const lead = ['RocketSystem.Group.Write', 'RocketSystem.UserOfflinePlan.Write'];

it.each<[string, Partial<GroupPlan>, string[], string[]]>([
  ['one that goes on is started and ended', {}, ['Start next session', 'End plan'], ['Start plan again']],
  [
    'one that runs is gone on with',
    { isOpening: true, canNext: false },
    ['Continue session 3'],
    ['Start next session', 'Start plan again'],
  ],
  ['one that ended is taken up again', { state: 'ended', canNext: false }, ['Start plan again'], ['Start next session', 'End plan']],
])('%s', async (_, of, there, notThere) => {
  await open(of, lead);
  expect(names('button')).toEqual(expect.arrayContaining(there));
  for (const name of notThere) expect(names('button')).not.toContain(name);
});
