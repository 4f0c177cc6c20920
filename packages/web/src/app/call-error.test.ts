import { expect, it } from 'vitest';
import { asksAgain, CallError } from './call-error.ts';

const refused = (status: number) => new CallError(status, { code: 'Any', message: '', details: null, data: {}, validationErrors: [] });

it('is compared with codes of the contract alone', () => {
  const { code } = refused(409);
  expect(code === 'Trellis:StaleStamp').toBe(false);
  // @ts-expect-error no call answers this code
  expect(code === 'Trellis:NoSuchCode').toBe(false);
});

it('a read is asked again where the database comes back within half a minute, and where the network blinked', () => {
  expect([0, 4, 5].map((count) => asksAgain(count, refused(503)))).toEqual([true, true, false]);
  expect([0, 1, 2].map((count) => asksAgain(count, new TypeError('fetch failed')))).toEqual([true, true, false]);
  expect([401, 403, 404, 409, 500].map((status) => asksAgain(0, refused(status)))).toEqual(Array(5).fill(false));
});
