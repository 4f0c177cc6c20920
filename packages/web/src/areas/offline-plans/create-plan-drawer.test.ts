// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { answerCalls, refuse, reply } from '../../testing/answer-calls.ts';
import { fieldOf, press, show } from '../../testing/show.ts';
import { soon } from '../../testing/soon.ts';
import { CreatePlanDrawer } from './create-plan-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** The form of a new plan, whose saving is answered so. */
async function save(answer: () => Response): Promise<void> {
  answerCalls(['offlinePlans', 'subjects', 'customizedPlans', 'account'], ({ path }) => {
    if (path.endsWith('/coachList')) return reply({ items: [{ id: 'lin', name: 'Lin Wei' }], totalCount: 1 });
    if (/customized/i.test(path)) return reply({ report: null });
    if (/available/i.test(path))
      return reply({ items: [{ id: 'template', displayName: 'Focus', totalNum: 20, description: '' }], totalCount: 1 });
    return answer();
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const recommended = { level: 9, sessions: 20 };
  leave = await show(
    createElement(CreatePlanDrawer, { subjectId: 'emma', subjectName: 'Emma', recommended, onClose: () => undefined }),
    client,
  );
  await soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    for (const chosen of ['Focus', 'Lin Wei']) expect(document.body.textContent).toContain(chosen);
  });
  await press('Create');
}
const warning = () => document.querySelector('.ant-modal-confirm')?.textContent ?? '';
const says = (text: string) =>
  soon(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(warning()).toContain(text);
  });

it('says of a child that was removed meanwhile that it no longer exists, and keeps what was entered', async () => {
  await save(() => refuse('SubjectNotFound', 'This child was not found.'));
  await says('This child no longer exists.');
  expect(warning()).not.toContain('This child was not found.');
  await press('Got it');
  expect(fieldOf('Start difficulty').value).toBe('9');
});

it('shows what the server says of anything else', async () => {
  await save(() => refuse('RocketSystem:ActivePlanExists', 'This child has an active plan already.'));
  await says('This child has an active plan already.');
  await press('Got it');
  expect(fieldOf('Start difficulty').value).toBe('9');
});
