import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toMajor, toMinor } from './money.ts';

it('keeps every cent there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), fc.constantFrom('USD', 'EUR', 'CNY', 'JPY'), (minor, currency) => {
      expect(toMinor(toMajor(minor, currency), currency)).toBe(minor);
    }),
  );
});

it('knows currencies without cents', () => {
  expect(toMinor(19.99, 'USD')).toBe(1999);
  expect(toMinor(1999, 'JPY')).toBe(1999);
});
