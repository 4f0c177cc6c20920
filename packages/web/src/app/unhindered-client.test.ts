import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnhinderedClient } from './unhindered-client.ts';

beforeEach(() => {
  vi.stubGlobal('window', globalThis);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells that something was kept though a list that follows never comes', async () => {
  const client = new UnhinderedClient();
  let asked = 0;
  // the first answer is there, the next never comes
  const queryFn = () => (asked++ === 0 ? Promise.resolve('first') : new Promise<string>(() => undefined));
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  expect(observer.getCurrentResult().data).toBe('first');
  let isTold = false;
  void client.invalidateQueries({ queryKey: ['list'] }).then(() => (isTold = true));
  await vi.advanceTimersByTimeAsync(1_900);
  expect([asked, isTold]).toEqual([2, false]);
  await vi.advanceTimersByTimeAsync(200);
  expect(isTold).toBe(true);
  leave();
});

it('waits for lists that come at once, so that they show what was done when it is told', async () => {
  const client = new UnhinderedClient();
  let asked = 0;
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn: async () => ++asked });
  const leave = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  await client.invalidateQueries({ queryKey: ['list'] });
  expect(observer.getCurrentResult().data).toBe(2);
  leave();
});
