// @vitest-environment happy-dom
import { act, type ComponentProps, createElement } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.ts';
import { OnFloor } from './on-floor.tsx';

let leave: (() => Promise<void>) | undefined;
const load = vi.fn(() => Promise.resolve());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  load.mockClear();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await leave?.();
});

const open = async () => {
  leave = await show(createElement(OnFloor, { load } as unknown as ComponentProps<typeof OnFloor>, false));
};
const wait = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));

it('has what opens at hand a while after the page came, and not before', async () => {
  await open();
  await wait(5);
  expect(load).not.toHaveBeenCalled();
  await wait(5);
  expect(load).toHaveBeenCalledOnce();
});

it('has it at hand as soon as something can be chosen', async () => {
  await open();
  act(() => void window.dispatchEvent(new Event('pointermove')));
  expect(load).toHaveBeenCalledOnce();
});

it('asks for nothing ahead without a network, and nothing of a page that was left', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open();
  await wait(10);
  expect(load).not.toHaveBeenCalled();
  network.mockReturnValue(true);
  await open();
  await leave?.();
  leave = undefined;
  await wait(10);
  expect(load).not.toHaveBeenCalled();
});
