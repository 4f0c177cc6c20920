import { expect, it } from 'vitest';
import { isRunningOut } from './use-fresh-address.ts';

it('knows when the address of a file is not good for much longer', () => {
  const now = new Date('2031-06-02T10:00:00Z');
  const address = (minutes: number) => `/files/a/b?until=${now.getTime() / 1000 + minutes * 60}&signature=x`;
  expect([address(6), address(4), address(-1), '/files/a/b'].map((url) => isRunningOut(url, now))).toEqual([false, true, true, false]);
});
