// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../../app/current-user.ts';
import { show } from '../../testing/show.ts';
import { PeriodPicker } from './period-picker.tsx';

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.useRealTimers();
});

it.each([
  ['America/Los_Angeles', '10-2026'],
  ['Pacific/Auckland', '11-2026'],
])('the month that is shown first is that of the center’s clock: in %s %s', async (zone, month) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(zone.startsWith('America') ? '2026-11-01T03:00:00Z' : '2026-10-31T18:00:00Z') });
  const client = new QueryClient();
  const tenant = { id: 'riverside', name: 'Riverside', zone, logo: null };
  const user: Partial<CurrentUser> = { type: 'Center', tenant, grantedPolicies: [], withheldPolicies: [], projectStatus: [] };
  client.setQueryData(currentUserOptions().queryKey, user as CurrentUser);
  leave = await show(
    createElement(PeriodPicker, { value: { unit: 'Month', period: undefined, tenantId: undefined }, onChange: () => undefined }),
    client,
  );
  expect(document.querySelector<HTMLInputElement>('input[aria-label="Period"]')?.value).toBe(month);
});
