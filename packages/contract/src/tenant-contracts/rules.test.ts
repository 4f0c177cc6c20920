import { expect, it } from 'vitest';
import { isUnlimited, leftOf } from './rules.ts';

it.each([
  [-1, true],
  [0, false],
  [500, false],
  [501, true],
])('%i is unlimited: %s', (amount, expected) => expect(isUnlimited(amount)).toBe(expected));

it('leaves what was agreed and recharged less what was used; unlimited stays unlimited', () => {
  expect(leftOf({ amount: 10, recharged: 5, used: 12 })).toBe(3);
  expect(leftOf({ amount: -1, recharged: 5, used: 12 })).toBe(-1);
});
