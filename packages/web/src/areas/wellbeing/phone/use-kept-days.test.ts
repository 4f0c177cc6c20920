// @vitest-environment happy-dom
import { act, createElement } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../app/call-error.ts';
import { press, show } from '../../../testing/show.ts';
import type { KeptDay, KeptDays } from './kept-days.ts';
import { useKeptDays } from './use-kept-days.ts';

const today = '2031-03-03';
const food = { meals: 4, vegetables: 3, water: 5, sugar: 1 };
const refusal = new CallError(409, {
  code: 'RocketSystem:WellbeingDayClosed',
  message: 'Closed',
  details: null,
  data: {},
  validationErrors: [],
});
const send = vi.fn<(day: KeptDay) => Promise<unknown>>();

function Page({ found = {} }: { found?: KeptDays }) {
  const days = useKeptDays('a token', found, send);
  return createElement('div', null, [
    createElement('output', { key: 'state' }, days.stateOf('nutrition', today)?.name ?? 'nothing'),
    createElement('data', { key: 'values' }, JSON.stringify(days.valuesOf('nutrition', today) ?? null)),
    createElement('button', { key: 'send', onClick: () => void days.submit('nutrition', today, food) }, 'Send'),
    createElement('button', { key: 'edit', onClick: () => days.change('nutrition', today, { ...food, water: 6 }) }, 'Edit'),
  ]);
}

let leave: (() => Promise<void>) | undefined;
afterEach(async () => {
  await leave?.();
  vi.resetAllMocks();
});

const state = () => document.querySelector('output')?.textContent;
const values = () => JSON.parse(document.querySelector('data')?.textContent ?? 'null') as unknown;
const comeBack = () => act(async () => window.dispatchEvent(new Event('online')));

it('keeps a day until it has arrived, and sends it once when there is a connection', async () => {
  send.mockRejectedValueOnce(new TypeError('away')).mockResolvedValue(undefined);
  leave = await show(createElement(Page));
  await press('Send');
  expect([state(), values()]).toEqual(['waiting', food]);
  await comeBack();
  expect([state(), values()]).toEqual(['sent', null]);
  await comeBack();
  expect(send).toHaveBeenCalledTimes(2);
});

it('does not send by itself what was changed since', async () => {
  send.mockRejectedValue(new TypeError('away'));
  leave = await show(createElement(Page));
  await press('Send');
  await press('Edit');
  await comeBack();
  expect(send).toHaveBeenCalledOnce();
  expect([state(), values()]).toEqual(['nothing', { ...food, water: 6 }]);
});

it('tells what the center refuses, keeps what was typed, and does not ask again', async () => {
  send.mockRejectedValue(refusal);
  leave = await show(createElement(Page));
  await press('Send');
  expect([state(), values()]).toEqual(['refused', food]);
  await comeBack();
  expect(send).toHaveBeenCalledOnce();
});

it('sends what waited on this device when the page opens again, other days too', async () => {
  send.mockResolvedValue(undefined);
  const waiting: KeptDay = { kind: 'sleep', day: '2031-03-02', values: { quality: 4 }, isWaiting: true };
  const typed: KeptDay = { kind: 'nutrition', day: today, values: food, isWaiting: false };
  leave = await show(createElement(Page, { found: { 'sleep 2031-03-02': waiting, [`nutrition ${today}`]: typed } }));
  expect(send.mock.calls).toEqual([[waiting]]);
  expect(values()).toEqual(food);
});
