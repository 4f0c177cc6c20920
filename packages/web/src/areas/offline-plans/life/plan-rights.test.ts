// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import type { PlanSummary, SessionView } from '@trellis/contract/offline-plans/schemas';
import type { Policy } from '@trellis/contract/policies';
import { act, createElement, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { currentUserOptions, OnlyRead } from '../../../app/current-user.ts';
import { toasts } from '../../../app/toast.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { buttonOf, press, show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { ReadyToEnd } from '../plan/ready-to-end.tsx';
import { AfterFinishSteps } from '../session/after-finish.tsx';
import { PlanMenu } from './plan-menu.tsx';

const write: Policy = 'RocketSystem.UserOfflinePlan.Write';
const extend: Policy = 'RocketSystem.UserOfflinePlan.ExtendClass';
const end: Policy = 'RocketSystem.UserOfflinePlan.EndPlan';

const plan = {
  id: 'plan',
  displayName: 'Focus plan',
  subjectName: 'Emma',
  state: 'active',
  num: 3,
  totalNum: 10,
  isClosed: false,
  isOpening: false,
  isUntouched: false,
} as PlanSummary;
const session = { id: 'session', userOfflinePlanId: 'plan', subject: { id: 'emma', name: 'Emma' } } as SessionView;
const addSessions = 'Add sessions';
const endPlan = 'End plan';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** As somebody sees it who holds these policies, of whom some were taken away since. */
async function showTo(grantedPolicies: readonly Policy[], part: ReactNode, withheldPolicies: readonly Policy[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies, withheldPolicies, readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const router = createRouter({ routeTree: createRootRoute({ component: () => part }), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  return client;
}

const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent.trim());
const offered = () => buttons().filter((name) => name === addSessions || name === endPlan);

describe.each([
  ['a plan of which all was held', createElement(ReadyToEnd, { plan: { ...plan, state: 'readyToEnd' } })],
  [
    'the last session that was finished',
    createElement(AfterFinishSteps, { session, finished: { isLast: true, nextNum: null }, onClose: () => undefined }),
  ],
])('%s', (_, part) => {
  it.each<[string, Policy[], string[]]>([
    ['both to whoever may do both', [write, extend, end], [addSessions, endPlan]],
    ['more sessions to whoever may add them', [write, extend], [addSessions]],
    ['its end to whoever may end it', [write, end], [endPlan]],
    ['neither to a coach who may write alone', [write], []],
  ])('offers %s', async (_case, policies, names) => {
    await showTo(policies, part);
    expect(offered()).toEqual(names);
  });

  it('offers nothing that goes with a project which is off, and nothing to a reader', async () => {
    await showTo([write, extend, end], part, [extend, end]);
    expect(offered()).toEqual([]);
    await leave?.();
    await showTo([write, extend, end], createElement(OnlyRead, { value: true }, part));
    expect(offered()).toEqual([]);
  });
});

it('a session that is not the last offers the next one, and neither more of them nor the end', async () => {
  const finished = { isLast: false, nextNum: 4 };
  await showTo([write, extend, end], createElement(AfterFinishSteps, { session, finished, onClose: () => undefined }));
  expect(offered()).toEqual([]);
  expect(buttonOf('Activate session 4')).toBeDefined();
});

describe('what else can become of a plan', () => {
  const items = () => [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent.trim());
  const open = async (state: PlanSummary['state'], policies: Policy[]) => {
    await showTo(policies, createElement(PlanMenu, { plan: { ...plan, state } }));
    await press('More');
    await soon(() => expect(items().length).toBeGreaterThan(0));
    return items();
  };

  it('follows each policy: without that of extending nothing is added, without that of ending nothing ends', async () => {
    expect(await open('active', [write, extend, end])).toEqual(expect.arrayContaining([addSessions, endPlan]));
    await leave?.();
    const withoutExtend = await open('active', [write, end]);
    expect(withoutExtend).toContain(endPlan);
    expect(withoutExtend).not.toContain(addSessions);
    await leave?.();
    const withoutEnd = await open('active', [write, extend]);
    expect(withoutEnd).toContain(addSessions);
    expect(withoutEnd).not.toContain(endPlan);
  });

  it('is a leave for whoever may schedule, once a session is booked', async () => {
    const open = async (bookedNum: number, policies: Policy[]) => {
      await showTo(policies, createElement(PlanMenu, { plan: { ...plan, bookedNum } }));
      await press('More');
      await soon(() => expect(items().length).toBeGreaterThan(0));
      const names = items();
      await leave?.();
      return names.includes('Leave or absence');
    };
    expect(await open(1, [end, 'RocketSystem.Schedule.Write'])).toBe(true);
    expect(await open(0, [end, 'RocketSystem.Schedule.Write'])).toBe(false);
    expect(await open(1, [end])).toBe(false);
  });

  it('is its deletion while nothing of it was run, which is said once it is gone', async () => {
    const deleted: string[] = [];
    answerCalls(['offlinePlans', 'planLife'], ({ path }) => {
      deleted.push(path);
      return reply(null);
    });
    const untouched = { ...plan, id: crypto.randomUUID(), isUntouched: true, bookedNum: 0 };
    await showTo([write], createElement(PlanMenu, { plan: untouched }));
    await press('More');
    await soon(() => expect(items()).toContain('Delete plan'));
    const item = [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find((each) => each.textContent.includes('Delete'));
    await act(async () => item?.click());
    await soon(() => expect(document.body.textContent).toContain('Delete the plan?'));
    await press('Delete');
    await soon(() => expect(toasts.current()).toMatchObject([{ level: 'success', text: 'The plan was deleted' }]));
    expect(deleted.some((path) => path.includes(untouched.id))).toBe(true);
    toasts.set([]);
  });

  it('is no button at all for whoever may do nothing, and goes with a policy that is taken away', async () => {
    const client = await showTo([write, extend, end], createElement(PlanMenu, { plan }));
    expect(buttonOf('More')).toBeDefined();
    const less = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
    await act(async () => client.setQueryData(currentUserOptions().queryKey, less as never));
    await soon(() => expect(buttons()).not.toContain('More'));
  });
});
