import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  ['0', '$0'],
  ['999.90', '$999.90'],
  ['1000', '$1,000'],
  ['12345.60', '$12,345.60'],
  ['1234567.8901', '$1,234,567.8901'],
])('an amount of %s is written %s', (amount, text) => expect(formatMoney(amount)).toBe(text));
