import { expect, it } from 'vitest';
import { largestOf } from './view-figures.ts';

it('large amounts of one currency keep no center of another one away', () => {
  const yen = Array.from({ length: 120 }, (_, at) => ({ part: 'JPY', amount: 1_000_000 + at }));
  const dollars = [
    { part: 'USD', amount: 40 },
    { part: 'USD', amount: 90 },
  ];
  const told = largestOf([...dollars, ...yen]);
  expect(told.filter(({ part }) => part === 'USD').map(({ amount }) => amount)).toEqual([90, 40]);
  expect(told.filter(({ part }) => part === 'JPY')).toHaveLength(100);
  expect(told[0]?.amount).toBe(1_000_119);
});
