import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arrangeExercises, type Exercise } from './generator.ts';

const codes = ['balance', 'rhythm', 'visual', 'attention'];

const wish = fc.record({
  sessions: fc
    .array(fc.record({ room: fc.integer({ min: 0, max: 8 }), taken: fc.subarray(['p0', 'p1', 'p2']) }), { minLength: 1, maxLength: 12 })
    .map((all) => all.map((each, index) => ({ ...each, num: index + 3 }))),
  shares: fc
    .uniqueArray(fc.record({ category: fc.constantFrom(...codes), share: fc.integer({ min: 0, max: 100 }) }), {
      selector: ({ category }) => category,
    })
    .filter((all) => all.some(({ share }) => share > 0)),
  exercises: fc
    .array(fc.subarray(codes, { minLength: 1 }), { maxLength: 14 })
    .map((all) =>
      all.map((categories, index): Exercise => ({ programVersionId: `p${index}`, categories, minDifficulty: 2, maxDifficulty: 9 })),
    ),
  seed: fc.string(),
});

it('no session has an exercise twice, or more of them than it takes, and each is of the category that it was chosen for', () => {
  fc.assert(
    fc.property(wish, (wished) => {
      const arranged = arrangeExercises(wished);
      for (const { num, room, taken } of wished.sessions) {
        const own = arranged.filter((each) => each.num === num).map(({ exercise }) => exercise.programVersionId);
        expect(new Set([...own, ...taken]).size).toBe(own.length + taken.length);
        expect(own.length).toBeLessThanOrEqual(room);
      }
      for (const { category, exercise } of arranged) expect(exercise.categories).toContain(category);
      expect(arrangeExercises(wished)).toEqual(arranged);
    }),
  );
});

const pool = (category: string, count: number): Exercise[] =>
  Array.from({ length: count }, (_, index) => ({
    programVersionId: `${category}${index}`,
    categories: [category],
    minDifficulty: 1,
    maxDifficulty: 20,
  }));
const sessions = Array.from({ length: 10 }, (_, index) => ({ num: index + 1, room: 4, taken: [] }));
const shares = [
  { category: 'balance', share: 50 },
  { category: 'rhythm', share: 30 },
  { category: 'visual', share: 20 },
];
const exercises = [...pool('balance', 6), ...pool('rhythm', 6), ...pool('visual', 6)];
const countOf = (arranged: readonly { category: string }[], category: string) =>
  arranged.filter((each) => each.category === category).length;

it('each category gets its share, and each of its exercises comes as often as the others', () => {
  const arranged = arrangeExercises({ sessions, shares, exercises, seed: 'one' });
  expect(shares.map(({ category }) => countOf(arranged, category))).toEqual([20, 12, 8]);
  const firstHalf = arranged.filter(({ num }) => num <= 5);
  expect(shares.map(({ category }) => countOf(firstHalf, category))).toEqual([10, 6, 4]);
  const times = Map.groupBy(arranged, ({ exercise }) => exercise.programVersionId);
  const ofRhythm = [...times].filter(([id]) => id.startsWith('rhythm')).map(([, all]) => all.length);
  expect(ofRhythm).toEqual([2, 2, 2, 2, 2, 2]);
});

it('a category without exercises leaves its share to the others, and another seed arranges otherwise', () => {
  const without = exercises.filter(({ categories }) => !categories.includes('balance'));
  const arranged = arrangeExercises({ sessions, shares, exercises: without, seed: 'one' });
  expect(shares.map(({ category }) => countOf(arranged, category))).toEqual([0, 24, 16]);
  expect(arrangeExercises({ sessions, shares, exercises, seed: 'two' })).not.toEqual(
    arrangeExercises({ sessions, shares, exercises, seed: 'one' }),
  );
});
