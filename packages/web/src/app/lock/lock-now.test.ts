// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { lockNow } from './lock-now.ts';
import { lockAsked } from './lock-state.ts';

it('holds back what is asked for while the page goes, which would be refused and lead away to sign in', () => {
  const waits = vi.fn(() => lockAsked.current() !== undefined);
  vi.spyOn(window.location, 'reload').mockImplementation(() => void waits());
  lockNow(true);
  expect(waits).toHaveReturnedWith(true);
});
