import { expect, it } from 'vitest';
import { examTotal, isOpen, isPassed, needsPayment, scoreText } from './rules.ts';

it('adds quantity × fraction up', () => {
  expect(
    examTotal([
      { quantity: 10, fraction: 5 },
      { quantity: 5, fraction: 10 },
    ]),
  ).toBe(100);
  expect(examTotal([{ quantity: 3, fraction: 0.5 }])).toBe(1.5);
});

it.each([
  [85, 'en-US', '85'],
  [85.5, 'en-US', '85.5'],
  [85.55, 'en-US', '85.6'],
  [85.04, 'en-US', '85'],
  [85.5, 'es-ES', '85,5'],
])('shows %d in %s as %s', (score, locale, text) => {
  expect(scoreText(score, locale)).toBe(text);
});

it('is passed by the passing score itself', () => {
  expect([isPassed(60, 60), isPassed(59.99, 60)]).toEqual([true, false]);
});

it('is open until it was handed in', () => {
  expect(isOpen({ status: 'DOING', submitTime: null })).toBe(true);
  expect(isOpen({ status: 'DOING', submitTime: '2026-11-23T10:00:00Z' })).toBe(false);
  expect(isOpen({ status: 'FAILED', submitTime: '2026-11-23T10:00:00Z' })).toBe(false);
});

it('is paid before it is taken, unless it is free or was paid', () => {
  expect([
    needsPayment({ price: 10, isPaid: false }),
    needsPayment({ price: 10, isPaid: true }),
    needsPayment({ price: 0, isPaid: false }),
  ]).toEqual([true, false, false]);
});
