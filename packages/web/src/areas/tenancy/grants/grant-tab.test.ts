// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { act, createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { api } from '../../../app/api.ts';
import { currentUserOptions } from '../../../app/current-user.ts';
import { buttonOf, press, show } from '../../../testing/show.ts';
import { GrantTab } from './grant-tab.tsx';

const tenantId = 'center';
const item = (name: string) => ({ id: name, name, granted: false });

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

async function shown() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const user = { grantedPolicies: ['RocketSystem.TenantGrant'], withheldPolicies: [], readOnlyPolicies: [], tenant: null };
  client.setQueryData(currentUserOptions().queryKey, user as never);
  const { offlinePlansOfTenant, coursesOfTenant } = api.tenancy;
  const plans = { items: [item('Plan A'), item('Plan B')], totalCount: 2 };
  client.setQueryData(offlinePlansOfTenant.queryOptions({ input: { tenantId } }).queryKey, plans);
  client.setQueryData(coursesOfTenant.queryOptions({ input: { tenantId } }).queryKey, { items: [item('Course')], totalCount: 1 });
  leave = await show(createElement(GrantTab, { tenantId }), client);
}

const choices = (group: string) => [...document.querySelectorAll(`[role=group][aria-label="${group}"] label`)] as HTMLElement[];
const namesIn = (group: string) => choices(group).map(({ textContent }) => textContent.trim());
const turnTo = (kind: RegExp) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('.ant-segmented-item')].find(({ textContent }) => kind.test(textContent))?.click(),
  );

it('keeps what was chosen and not saved of each kind while another kind is looked at', async () => {
  await shown();
  expect(namesIn('Not granted')).toEqual(['Plan A', 'Plan B']);
  await act(async () => choices('Not granted')[1]?.querySelector('input')?.click());
  await press('Grant');
  expect([namesIn('Not granted'), namesIn('Granted')]).toEqual([['Plan A'], ['Plan B']]);
  await turnTo(/^Courses/);
  expect([namesIn('Not granted'), buttonOf('Save grants').disabled]).toEqual([['Course'], true]);
  await turnTo(/plan/i);
  expect([namesIn('Granted'), buttonOf('Save grants').disabled]).toEqual([['Plan B'], false]);
});
