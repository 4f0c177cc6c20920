// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { GroupPlan } from '@trellis/contract/group-plans/schemas';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { RecordsDrawer } from './records-drawer.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

const tabs = () => [...document.querySelectorAll<HTMLElement>('[role=tab]')];

it('has how each child went on, what was said of the class, its exercises and each child, what guardians say and what was heard: ten at a time', async () => {
  const sizes = new Map<string, string | null>();
  answerCalls(['groupRecords', 'groupMusic'], ({ path }, search) => {
    sizes.set(path.split('/').at(-1) ?? '', search.get('maxResultCount'));
    return reply({ items: [], totalCount: 0, children: [] });
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const plan = { id: crypto.randomUUID(), displayName: 'Moving together' } as GroupPlan;
  leave = await show(createElement(RecordsDrawer, { plan, onClose: () => undefined }), client);
  await soon(() => expect(tabs()).toHaveLength(6));
  expect(tabs().map(({ textContent }) => textContent)).toEqual([
    'Growth',
    'Overall session feedback',
    'Exercises',
    'Personal feedback',
    'Family',
    'Music heard',
  ]);
  for (const [place, list] of ['planPunchHistory', 'planItemPunchHistory', 'userPunchHistory', 'parentFeedback'].entries()) {
    await act(async () => tabs()[place + 1]?.click());
    await soon(() => expect(sizes.get(list)).toBe('10'));
  }
});
