import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bucket, balancesAfter, classHoursOf, isLow, isLowInPlan, isUnlimited, type Move } from './rules.ts';

const moves: Record<string, Pick<Move, 'from' | 'to'>> = {
  sale: { from: 'sold', to: 'available' },
  hold: { from: 'available', to: 'held' },
  release: { from: 'held', to: 'available' },
  consumeFree: { from: 'available', to: 'consumed' },
  consumeHeld: { from: 'held', to: 'consumed' },
  return: { from: 'consumed', to: 'available' },
};

const attempts = fc.array(fc.record({ kind: fc.constantFrom(...Object.keys(moves)), amount: fc.integer({ min: 1, max: 40 }) }), {
  maxLength: 60,
});

/** Plays attempted moves on four buckets; what a bucket does not have is refused, as the database refuses it. */
function play(attempted: { kind: string; amount: number }[]) {
  const balance: Record<Bucket, number> = { sold: 0, available: 0, held: 0, consumed: 0 };
  const records: { classHours: number; usable: number }[] = [];
  for (const { kind, amount } of attempted) {
    const move = moves[kind] as Pick<Move, 'from' | 'to'>;
    if (move.from !== 'sold' && balance[move.from] < amount) continue;
    balance[move.from] -= amount;
    balance[move.to] += amount;
    records.push({ classHours: classHoursOf({ ...move, amount }), usable: balance.available + balance.held });
  }
  return { balance, records };
}

describe('a statement of credits', () => {
  it('adds up to what the child can still use, after every record', () => {
    fc.assert(
      fc.property(attempts, (attempted) => {
        const { records } = play(attempted);
        expect(balancesAfter(records)).toEqual(records.map((record) => record.usable));
      }),
    );
  });

  it('never goes below zero and loses no class', () => {
    fc.assert(
      fc.property(attempts, (attempted) => {
        const { balance, records } = play(attempted);
        expect(balancesAfter(records).every((value) => value >= 0)).toBe(true);
        expect(balance.sold + balance.available + balance.held + balance.consumed).toBe(0);
      }),
    );
  });

  it('shows a sale as plus, a consumption as minus, holding and releasing as nothing', () => {
    expect(classHoursOf({ from: 'sold', to: 'available', amount: 10 })).toBe(10);
    expect(classHoursOf({ from: 'available', to: 'held', amount: 1 })).toBe(0);
    expect(classHoursOf({ from: 'held', to: 'available', amount: 1 })).toBe(0);
    expect(classHoursOf({ from: 'held', to: 'consumed', amount: 1 })).toBe(-1);
    expect(classHoursOf({ from: 'available', to: 'consumed', amount: 1 })).toBe(-1);
  });
});

it('shows −1 and amounts above 500 as unlimited', () => {
  expect([-1, 0, 500, 501].map(isUnlimited)).toEqual([true, false, false, true]);
});

it('warns of few classes in the plan from five on, elsewhere from three on', () => {
  expect([6, 5, 4, 3, 0].map(isLowInPlan)).toEqual([false, true, true, true, true]);
  expect([6, 5, 4, 3, 0].map(isLow)).toEqual([false, false, false, true, true]);
});
