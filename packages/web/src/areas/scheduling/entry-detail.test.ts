// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { ScheduleEntry } from '@trellis/contract/scheduling/schemas';
import { act, createElement } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, reply } from '../../testing/answer-calls.ts';
import { buttonOf, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { EntryDetail } from './entry-detail.tsx';

const hoursAway = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const entry = {
  id: 'booking',
  subjectId: 'ada',
  subjectName: 'Ada',
  trainerId: 'lin',
  trainerName: 'Lin',
  time: hoursAway(-1),
  endTime: hoursAway(1),
  state: 'scheduled',
  platform: 'Web',
  covered: true,
  sessionNum: null,
  groupTrainingPlanId: null,
  userOfflinePlanId: 'plan',
  classroomName: null,
} as unknown as ScheduleEntry;

let leave: (() => Promise<void>) | undefined;
let answer: PromiseWithResolvers<Response>;

beforeEach(async () => {
  answer = Promise.withResolvers();
  answerCalls(['missedBookings'], () => answer.promise);
  // nobody waits for the second try
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 600_000 } } });
  const grantedPolicies = ['RocketSystem.Schedule.Write', 'RocketSystem.UserOfflinePlan'];
  const user = {
    id: 'lin',
    tenant: { id: 'center', zone: 'UTC' },
    roles: ['CenterAdmin'],
    grantedPolicies,
    withheldPolicies: [],
    readOnlyPolicies: [],
  };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const root = createRootRoute({ component: () => createElement(EntryDetail, { entry, zone: 'UTC' }) });
  leave = await show(
    createElement(RouterProvider, { router: createRouter({ routeTree: root, history: createMemoryHistory() }) as never }),
    client,
  );
  await soon(() => buttonOf('Prepare session'));
});
afterEach(() => leave?.());

const isOffered = () => buttonOf('Prepare session').closest('[hidden]') === null;

it('offers nothing before all that can be done is known', async () => {
  expect(isOffered()).toBe(false);
  await act(async () => answer.resolve(reply({ reasons: [{ reason: 'NoShow', from: hoursAway(-1), takesClass: true }], decided: null })));
  await soon(() => expect(isOffered()).toBe(true));
  expect(document.body.textContent).toContain('Nobody came');
});

it('offers the rest where the center does not answer', async () => {
  await act(async () =>
    answer.resolve(reply({ error: { code: 'Trellis:Unavailable', message: 'Away', details: null, data: {}, validationErrors: [] } }, 503)),
  );
  await soon(() => expect(isOffered()).toBe(true));
});
