// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { act, createElement, Fragment } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { currentUserOptions } from '../app/current-user.ts';
import { press, show } from '../testing/show.ts';
import { soon } from '../testing/soon.ts';
import { FilterBar, FilterChoice, FilterText } from './filter-bar.tsx';
import { FilterPeriod } from './filter-period.tsx';

const choose = vi.fn<(value: string | undefined) => void>();
const type = vi.fn<(text: string | undefined) => void>();
const pick = vi.fn<(period: { from: string | undefined; to: string | undefined }) => void>();

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.clearAllMocks();
  vi.useRealTimers();
});

async function open(chosen: { tag?: string; coach?: string; from?: string }): Promise<void> {
  const options = [{ value: 'Active', label: 'In training' }];
  const filters = [
    createElement(FilterChoice<string>, { key: 'tag', label: 'Tag', value: chosen.tag, options, onChange: choose }),
    createElement(FilterText, { key: 'coach', label: 'Coach', value: chosen.coach, onChange: type }),
    createElement(FilterPeriod, { key: 'day', label: 'Signed', from: chosen.from, to: undefined, onChange: pick }),
  ];
  const bar = { label: 'Children', isNarrowed: true, onClear: () => undefined };
  const client = new QueryClient();
  const tenant = { id: 'shore', name: 'Shore', zone: 'Pacific/Auckland', logo: null };
  const user: Partial<CurrentUser> = { type: 'Center', tenant, grantedPolicies: [], withheldPolicies: [], projectStatus: [] };
  client.setQueryData(currentUserOptions().queryKey, user as CurrentUser);
  leave = await show(createElement(FilterBar, bar, createElement(Fragment, null, filters)), client);
}

const chips = () => [...document.querySelectorAll('.filter-chip')].map((chip) => chip.textContent);
const remove = (label: string) =>
  act(async () => document.querySelector<HTMLButtonElement>(`[aria-label="Remove the filter “${label}”"]`)?.click());

it('counts what is chosen, and says it in the words of the choice, each with the way back from it', async () => {
  await open({ tag: 'Active', coach: 'Lin', from: '2026-02-03' });
  expect(document.querySelector('[aria-haspopup=dialog]')?.textContent).toBe('Filters (3)');
  expect(chips()).toEqual(['Tag: In training', 'Coach: Lin', 'Signed: 02/03/2026 – …']);
  await remove('Tag');
  await remove('Coach');
  await remove('Signed');
  expect(choose).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(type).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(pick).toHaveBeenCalledExactlyOnceWith({ from: undefined, to: undefined });
});

it('shows no field until the panel is open, then one of each with its label', async () => {
  await open({ coach: 'Lin' });
  expect(chips()).toEqual(['Coach: Lin']);
  expect(document.querySelector('[role=dialog]')).toBeNull();
  await press('Filters (1)');
  const labels = [...document.querySelectorAll('[role=dialog] label')];
  expect(labels.map((label) => label.textContent)).toEqual(['Tag', 'Coach', 'Signed']);
  for (const label of labels) expect(document.getElementById((label as HTMLLabelElement).htmlFor)).not.toBeNull();
});

async function openDays(from: string): Promise<(day: string) => boolean | undefined> {
  await open({ from });
  await press('Filters (1)');
  const first = document.querySelector<HTMLInputElement>('[role=dialog] .ant-picker input');
  await act(async () => first?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })));
  await act(async () => first?.click());
  await soon(() => expect(document.querySelector(`td[title="${from}"]`)).not.toBeNull());
  return (day) => document.querySelector(`td[title="${day}"]`)?.classList.contains('ant-picker-cell-disabled');
}

it('offers days from 2018 to today, on the clock of the center', async () => {
  const isOff = await openDays('2018-01-03');
  expect([isOff('2018-01-03'), isOff('2017-12-31')]).toEqual([false, true]);
  await leave?.();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T18:00:00Z') });
  const isLate = await openDays('2026-11-03');
  expect([isLate('2026-11-11'), isLate('2026-11-12')]).toEqual([false, true]);
});
