import { describe, expect, it } from 'vitest';
import { offsetAt, sessionsOfRules } from './arrange.ts';
import type { PlanRule } from './rule.ts';

const exercise = (code: string, ...categories: string[]) => ({
  code,
  programVersionId: code,
  categories,
  minDifficulty: 1,
  maxDifficulty: 20,
});
const library = ['a', 'b', 'c', 'd', 'e', 'f'].map((code, index) => exercise(code, index < 3 ? 'balance' : 'rhythm'));
const rule = (given: Partial<PlanRule>): PlanRule => ({
  sessionCount: 4,
  bars: 3,
  shares: [{ categoryId: 'balance', share: 2 }],
  startOffset: 0,
  endOffset: 0,
  ...given,
});

describe('the sessions that rules make', () => {
  it('are those of one rule after the other, numbered through', () => {
    const sessions = sessionsOfRules([rule({ sessionCount: 2 }), rule({ bars: 1, startOffset: 2, endOffset: 2 })], library);
    expect(sessions.map(({ num, rule: from, offset, items }) => [num, from, offset, items.length])).toEqual([
      [1, 0, 0, 3],
      [2, 0, 0, 3],
      [3, 1, 2, 1],
      [4, 1, 2, 1],
      [5, 1, 2, 1],
      [6, 1, 2, 1],
    ]);
  });

  it('share their exercises out between the categories, none twice in a session', () => {
    const shares = [
      { categoryId: 'balance', share: 2 },
      { categoryId: 'rhythm', share: 1 },
    ];
    const sessions = sessionsOfRules([rule({ shares })], library);
    const trained = sessions.flatMap(({ items }) => items.map(({ category }) => category));
    expect(trained.filter((category) => category === 'balance')).toHaveLength(8);
    for (const { items } of sessions) expect(new Set(items.map(({ exercise: { code } }) => code)).size).toBe(3);
  });

  it('are the same for the same rules, and have nothing of what no exercise trains', () => {
    expect(sessionsOfRules([rule({})], library)).toEqual(sessionsOfRules([rule({})], library));
    expect(sessionsOfRules([rule({ shares: [{ categoryId: 'music', share: 1 }] })], library)[0]?.items).toEqual([]);
  });

  it('rise from the first level to the last in even steps', () => {
    const rising = rule({ sessionCount: 5, startOffset: -1, endOffset: 3 });
    expect([0, 1, 2, 3, 4].map((place) => offsetAt(rising, place))).toEqual([-1, 0, 1, 2, 3]);
    expect(offsetAt(rule({ sessionCount: 1, startOffset: 2, endOffset: 5 }), 0)).toBe(2);
  });
});
