// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement, Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { answerCalls, reply } from '../testing/answer-calls.ts';
import { show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { childParts } from './child-parts.ts';
import { currentUserOptions } from './current-user.ts';

const subject = { id: '00000000-0000-4000-8000-000000000001', name: 'Mia Chen', tag: 'Active', isErased: false };
const user = { grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [], projectStatus: [], roles: [], tenant: { zone: 'UTC' } };

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  ['sleep', '/api/pdt/sleep', '/api/pdt/sleep/planInfo'],
  ['nutrition', '/api/pdt/nutrition', '/api/pdt/nutrition/planInfo'],
  // what there is to plan tests by: how many sessions lay between them
  ['vratTest', '/api/vrclassroom/TestingCenter/TestRequestsPaged', '/api/vrclassroom/TestingCenter/DoseResponse'],
] as const)('the tab of %s asks for the first ten of its list, and for what is planned', async (tab, list, plan) => {
  const asked: string[] = [];
  answerCalls(['sleep', 'nutrition', 'vrClassroom'], ({ path, body }, search) => {
    const told = { ...Object.fromEntries(search), ...(body as object | undefined) } as Record<string, string | number>;
    const said = [path, told['subjectId'], told['skipCount'], told['maxResultCount']];
    asked.push(said.filter((part) => part !== undefined).join(' '));
    return reply({ items: [], totalCount: 0, goal: null, goals: [], weeks: [], tests: [], taken: [] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const { Content } = childParts.tabs[tab];
  const component = () => createElement(Suspense, null, createElement(Content, { subject } as never));
  const router = createRouter({ routeTree: createRootRoute({ component }), history: createMemoryHistory({ initialEntries: ['/'] }) });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(() => expect(new Set(asked)).toEqual(new Set([`${list} ${subject.id} 0 10`, `${plan} ${subject.id}`])));
});
