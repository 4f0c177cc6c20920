// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { centerNow, readCenterClock } from './center-clock.ts';

afterEach(() => vi.useRealTimers());

it.each([1, -1])('tells the time of the center on a device that is wrong by a day (%i)', async (wrong) => {
  const center = Date.parse('2031-06-04T09:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: center + wrong * 86_400_000 });
  vi.stubGlobal('fetch', async () => new Response('ok', { headers: { date: new Date(center).toUTCString() } }));
  await readCenterClock();
  expect(centerNow()).toBe('2031-06-04T09:00:00.000Z');
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')));
  await readCenterClock();
  vi.setSystemTime(center + wrong * 86_400_000 + 3_600_000);
  expect(centerNow()).toBe('2031-06-04T10:00:00.000Z');
});
