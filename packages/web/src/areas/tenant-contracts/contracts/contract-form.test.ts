// @vitest-environment happy-dom
import type { TenantContractDetail } from '@trellis/contract/tenant-contracts/schemas';
import { createElement, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fieldOf, show } from '../../../testing/show.ts';
import { RechargeForm } from '../resources/recharge-form.tsx';
import { ContractForm } from './contract-form.tsx';

// where it is a day later or earlier than anywhere that tests run
const [east, west] = ['Pacific/Kiritimati', 'Pacific/Niue'];
const contract = { id: 'contract', tenantId: 'center', resources: [] as unknown[] } as TenantContractDetail;
const onClose = () => undefined;

let leave: (() => Promise<void>) | undefined;
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(async () => {
  await leave?.();
  vi.useRealTimers();
});

const sign = (zone: string) => createElement(ContractForm, { tenantId: 'center', zone, onClose });
const recharge = (zone: string) => createElement(RechargeForm, { contract, zone, onClose });
const forms: [string, string, (zone: string) => ReactElement][] = [
  ['signed', 'Signed on', sign],
  ['recharged', 'Paid on', recharge],
];

it.each(forms)('a contract is %s on the day of its center, whatever day it is in the browser', async (_what, label, form) => {
  vi.setSystemTime('2026-03-01T11:30:00Z');
  leave = await show(form(east));
  expect(fieldOf(label).value).toBe('03/02/2026');
  await leave();
  vi.setSystemTime('2026-03-01T10:30:00Z');
  leave = await show(form(west));
  expect(fieldOf(label).value).toBe('02/28/2026');
});
