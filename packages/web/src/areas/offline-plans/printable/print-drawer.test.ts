// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { PrintablePlan } from '@trellis/contract/offline-plans/printable/schemas';
import type { PlanSummary } from '@trellis/contract/offline-plans/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../app/api.ts';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { PrintDrawer } from './print-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const sheet = {
  id: 'plan',
  displayName: 'Focus plan',
  subjectName: 'Emma',
  centerName: 'Riverside',
  coachName: 'Lin Wei',
  creationTime: '2031-06-04T09:00:00Z',
  totalNum: 20,
  startDifficulty: 6,
  recommendedNum: 24,
  frequency: 2,
  sessionDuration: 60,
  music: { name: 'Calm', musicType: 'CmSmo', recommended: null },
  focuses: [
    { code: 'balance', name: 'Balance', level: 2 },
    { code: 'reach', name: 'Reach', level: 2 },
    { code: 'rhythm', name: 'Rhythm', level: 1 },
  ],
  categories: [
    { code: 'motion', name: 'Motion', percentage: 70, recommendDifficulty: 6 },
    { code: 'calm', name: 'Calm', percentage: 30, recommendDifficulty: 4 },
  ],
  report: { name: 'First profile', finishTime: '2031-06-01T09:00:00Z' },
} satisfies PrintablePlan;

async function open(plan: PrintablePlan): Promise<void> {
  answerCalls(['printablePlans', 'account'], () => reply(plan));
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(currentUserOptions().queryKey, { id: 'lin', tenant: { id: 'center', zone: 'UTC' } } as never);
  client.setQueryData(api.printablePlans.get.queryOptions({ input: { userOfflinePlanId: 'plan' } }).queryKey, plan as never);
  const drawer = () => createElement(PrintDrawer, { plan: { id: 'plan' } as PlanSummary, onClose: () => undefined });
  const router = createRouter({ routeTree: createRootRoute({ component: drawer }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
}
const focusTitle = 'What is trained first';
const section = (title: string) =>
  [...document.querySelectorAll('section')].find((part) => part.querySelector('h3')?.textContent === title)?.textContent ?? '';

it('names the three focuses of the report in their order, how often and how long is trained, and where it goes', async () => {
  await open(sheet);
  const focuses = [...document.querySelectorAll('ol li')].map(({ textContent }) => textContent.split(' · ')[0]);
  expect(focuses).toEqual(['Balance', 'Reach', 'Rhythm']);
  for (const fact of ['24 (20 in this plan)', 'A session lasts1 hour', 'Music courseCalm'])
    expect(document.body.textContent).toContain(fact);
  const shares = [...document.querySelectorAll('figure tbody tr')].map(({ textContent }) => textContent);
  expect(shares).toEqual([expect.stringContaining('70'), expect.stringContaining('30')]);
});

it('a report without a focus says so, and a plan without a report has no such part', async () => {
  await open({ ...sheet, focuses: [] });
  expect(section(focusTitle)).not.toBe('');
  await leave?.();
  await open({ ...sheet, focuses: [], report: null });
  expect(section(focusTitle)).toBe('');
});
