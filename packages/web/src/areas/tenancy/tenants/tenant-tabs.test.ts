// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { Policy } from '@trellis/contract/policies';
import type { Tenant } from '@trellis/contract/tenancy/schemas';
import { createElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { currentUserOptions } from '../../../app/current-user.ts';
import { show } from '../../../testing/show.ts';
import type { TenantTab } from './tenant-tab.ts';
import { TenantTabs } from './tenant-tabs.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(() => leave?.());

/** The tabs that somebody with these policies sees, and the one that is open. */
async function open(type: Tenant['type'], policies: Policy[], active: TenantTab | undefined) {
  const client = new QueryClient();
  client.setQueryData(currentUserOptions().queryKey, {
    grantedPolicies: policies,
    withheldPolicies: [],
    readOnlyPolicies: [],
    tenant: null,
  } as never);
  const tenant = { id: 'tenant', type, zone: 'UTC' } as Tenant;
  leave = await show(createElement(TenantTabs, { tenant, active, onChange: () => undefined }), client);
  const tabs = [...document.querySelectorAll('[role=tab]')];
  return { names: tabs.map((tab) => tab.textContent), open: tabs.find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent };
}

it.each([
  ['Center', [], ['Profile', 'Projects', 'Links', 'QR code']],
  ['Center', ['RocketSystem.TenantGrant'], ['Profile', 'Projects', 'Grants', 'Links', 'QR code']],
  ['Center', ['RocketSystem.TenantContract'], ['Profile', 'Projects', 'Contracts', 'Links', 'QR code']],
  ['Area', ['RocketSystem.TenantGrant', 'RocketSystem.TenantContract'], ['Profile', 'Links', 'QR code']],
] satisfies [Tenant['type'], Policy[], string[]][])(
  'shows of a tenant of the type %s with %j the tabs %j',
  async (type, policies, names) => {
    expect((await open(type, policies, undefined)).names).toEqual(names);
  },
);

it('opens the profile where the address names a tab that the reader does not have', async () => {
  expect((await open('Center', [], 'contracts')).open).toBe('Profile');
});
