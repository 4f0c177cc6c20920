import { describe, expect, it } from 'vitest';
import { offersActive, outstandingOf, receiptNumber, signedAmount, unitFee } from './rules.ts';

describe('what is outstanding', () => {
  it('is what a contract in force costs beyond what was paid, and never less than nothing', () => {
    expect(outstandingOf({ amount: 300, paid: 100, isStopped: false })).toBe(200);
    expect(outstandingOf({ amount: 300, paid: 400, isStopped: false })).toBe(0);
    expect(outstandingOf({ amount: 300, paid: 100, isStopped: true })).toBe(0);
  });
});

it.each([
  [1000, 3, '333.33'],
  [10.05, 10, '1.01'],
  [1.15, 2, '0.58'],
  [0, 10, '0.00'],
  [10, 0, '0.00'],
])('the unit fee of %d for %d classes is %s', (amount, totalClass, fee) => {
  expect(unitFee(amount, totalClass)).toBe(fee);
});

describe('a payment', () => {
  it('counts for what it is, and no more once it is voided', () => {
    expect(signedAmount({ isRecharge: true, amount: 5 })).toBe(5);
    expect(signedAmount({ isRecharge: false, amount: 5 })).toBe(-5);
    expect(signedAmount({ isRecharge: true, amount: 5, voidTime: '2031-06-04T16:00:00Z' })).toBe(0);
  });

  it('has a receipt whose number is written with six digits, and more where it has more', () => {
    expect([receiptNumber(7), receiptNumber(1_234_567)]).toEqual(['000007', '1234567']);
  });
});

describe('Active', () => {
  const [inForce, stopped] = [{ stopTime: null }, { stopTime: '2031-06-04T16:00:00Z' }];
  it('is offered to a child who might come and has a contract in force, and to nobody else', () => {
    expect(offersActive('Potential', [stopped, inForce])).toBe(true);
    expect(offersActive('Potential', [stopped])).toBe(false);
    for (const tag of ['Active', 'Archived', 'Test', undefined] as const) expect(offersActive(tag, [inForce])).toBe(false);
  });
});
