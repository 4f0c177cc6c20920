import { expect, it } from 'vitest';
import { asksAgain, CallError } from './call-error.ts';

const refused = (status: number) => new CallError(status, { code: 'Any', message: '', details: null, data: {}, validationErrors: [] });

it('a read is asked again where the database comes back in a moment, and where the network blinked', () => {
  expect([0, 3, 4].map((count) => asksAgain(count, refused(503)))).toEqual([true, true, false]);
  expect([0, 1, 2].map((count) => asksAgain(count, new TypeError('fetch failed')))).toEqual([true, true, false]);
  expect([401, 403, 404, 409, 500].map((status) => asksAgain(0, refused(status)))).toEqual(Array(5).fill(false));
});
