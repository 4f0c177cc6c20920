// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { toasts } from '../../app/toast.ts';
import { type Asked, answerCalls, refuse, reply } from '../../testing/answer-calls.ts';
import { buttonOf, press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { AddTestDialog } from './add-test-dialog.tsx';

const child = '00000000-0000-4000-8000-000000000001';
const room = { id: '00000000-0000-4000-8000-000000000002', name: 'Quiet room' };

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await leave?.();
});

interface Given {
  enough?: boolean;
  code?: () => Response;
}

/** The form of a test for a child, with what was asked for it. */
async function open({ enough = true, code = () => reply({ code: 'ABCD2345', expiresAt: '2026-11-28T10:00:00Z' }) }: Given = {}) {
  const asked: (Asked & { search: Record<string, string> })[] = [];
  answerCalls(['subjects', 'vrClassroom', 'testLocations'], (call, search) => {
    asked.push({ ...call, search: Object.fromEntries(search) });
    const { path } = call;
    if (path.endsWith('/tenantTestResourcesEnough')) return reply({ enough, left: enough ? 3 : 0 });
    if (path.endsWith('/testLocation')) return reply({ items: [room], totalCount: 1 });
    if (path.endsWith('/TestRequest')) return reply({ id: child });
    if (path.endsWith('/CaseCode')) return code();
    return reply({ id: child, name: 'Ada Berg', birthday: '2018-05-14', gender: 'Female', gradeName: 2, language: 'English' });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 'maya', zone: 'UTC', tenant: { id: 'center', zone: 'UTC' }, roles: ['CenterAdmin'] };
  client.setQueryData(currentUserOptions().queryKey, { ...user, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] } as never);
  const root = createRootRoute();
  const dialog = () => createElement(AddTestDialog, { subject: { id: child }, onClose: () => undefined });
  const routes = [createRoute({ getParentRoute: () => root, path: '/', component: dialog })];
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  leave = await show(createElement(RouterProvider, { router: router as never }), client);
  await soon(() => press('They are right, go on'));
  await soon(() => buttonOf('Get test code'));
  return asked;
}
const text = () => document.body.textContent;
const sent = (asked: Asked[], name: string) => asked.filter(({ path }) => path.endsWith(name));

it('offers the open locations, all that there may be, and orders a test in two steps', async () => {
  const asked = await open();
  expect(sent(asked, '/testLocation')).toMatchObject([{ search: { maxResultCount: '500', enabled: 'true' } }]);
  await press('Get test code');
  await soon(() => expect(text()).toContain('ABCD2345'));
  expect(sent(asked, '/TestingCenter/TestRequest')).toMatchObject([
    { body: { subjectId: child, locationId: room.id, testType: 'Standard' } },
  ]);
  expect(sent(asked, '/CaseCode')).toMatchObject([{ search: { testRequestId: child } }]);
});

it('says whether a code was copied', async () => {
  await open();
  await press('Get test code');
  await soon(() => expect(text()).toContain('ABCD2345'));
  const last = () => toasts.current().at(-1)?.text;
  const writing = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce().mockRejectedValueOnce(new Error('Forbidden'));
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: writing } as unknown as Clipboard);
  await press('Copy code');
  expect([writing.mock.calls, last()]).toEqual([[['ABCD2345']], 'Success: the code was copied']);
  await press('Copy code');
  expect(last()).toMatch(/^Failure: /);
});

it('shows what the center says where no code could be made', async () => {
  await open({ code: () => refuse('RocketSystem:QuotaUsedUp', 'The center has none of this left.') });
  await press('Get test code');
  await soon(() => expect(document.querySelector('[role=alert].ant-alert-error')).not.toBeNull());
  expect(document.querySelector('[role=alert].ant-alert-error')?.textContent).toBe(
    'The test code could not be createdThe center has none of this left.',
  );
});

it('asks again for the code alone where the first try got none: one test is ordered, however often it is tried', async () => {
  const answers = [() => refuse('RocketSystem:QuotaUsedUp', 'The center has none of this left.')];
  const asked = await open({ code: () => (answers.pop() ?? (() => reply({ code: 'ABCD2345', expiresAt: '2026-11-28T10:00:00Z' })))() });
  await press('Get test code');
  await soon(() => expect(document.querySelector('[role=alert].ant-alert-error')).not.toBeNull());
  await press('Get test code');
  await soon(() => expect(text()).toContain('ABCD2345'));
  expect([sent(asked, '/TestingCenter/TestRequest').length, sent(asked, '/CaseCode').length]).toEqual([1, 2]);
});

it('orders nothing where no test is left, and says so', async () => {
  const asked = await open({ enough: false });
  expect(text()).toContain('The center has no VR tests left. Buy more before you order one.');
  expect(buttonOf('Get test code').disabled).toBe(true);
  await press('Get test code');
  expect(sent(asked, '/TestingCenter/TestRequest')).toEqual([]);
});
