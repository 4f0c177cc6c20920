// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { RecordTabs } from './record-tabs.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

it.each([
  ['the page of a plan', false, '10'],
  ['one of several plans on a page', true, '5'],
])('%s asks for its records in portions', async (_, isCompact, size) => {
  const sizes: (string | null)[] = [];
  answerCalls(['offlinePlans', 'planLife', 'planDifficulty'], (_, search) => {
    sizes.push(search.get('maxResultCount'));
    return reply({ items: [], totalCount: 0 });
  });
  const client = new QueryClient();
  const user = { id: 'lin', tenant: { id: 'center', zone: 'UTC' }, grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [] };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(createElement(RecordTabs, { plan: { id: crypto.randomUUID() }, isCompact }), client);
  for (const tab of document.querySelectorAll<HTMLElement>('[role=tab]')) await act(async () => tab.click());
  await soon(() => expect(sizes).toEqual([size, size, size]));
});
