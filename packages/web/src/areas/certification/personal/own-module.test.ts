// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { aTrainerModule } from '../../../testing/a-trainer-module.ts';
import { answerCalls, reply } from '../../../testing/answer-calls.ts';
import { show } from '../../../testing/show.ts';
import { soon } from '../../../testing/soon.ts';
import { OwnModule } from './own-module.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function open(language?: string): Promise<void> {
  answerCalls(['certification'], () => reply({ items: [], totalCount: 0 }));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } } });
  const user = { id: 'irene', roles: ['trainer'], grantedPolicies: [], withheldPolicies: [], readOnlyPolicies: [], tenant: null };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  leave = await show(createElement(OwnModule, { module: aTrainerModule() }), client, language);
}
const text = () => document.body.textContent;

it.each([
  ['zh-CN', '2026/03/09 – 2026/06/09'],
  ['en-US', '03/09/2026 – 06/09/2026'],
  ['es-ES', '03/09/2026 – 06/09/2026'],
])('says in %s how long it is learned: %s', async (language, period) => {
  await open(language);
  expect(text()).toContain(period);
});

it('reminds of how it is learned until that is closed', async () => {
  await open();
  expect(text()).toContain('Half an hour a day is enough.');
  const banner = document.querySelector('[role=alert]');
  await act(async () => banner?.querySelector('button')?.click());
  // it goes when it has faded, which nothing does here
  await soon(async () => {
    await act(async () => banner?.dispatchEvent(new Event('transitionend', { bubbles: true })));
    expect(text()).not.toContain('Half an hour a day is enough.');
  });
  expect(text()).toContain('03/09/2026');
});
