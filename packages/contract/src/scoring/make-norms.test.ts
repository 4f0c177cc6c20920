import { expect, it } from 'vitest';
import { cellsOf, type NormSample, normsOf } from './make-norms.ts';
import { normedIds, normSet, type Sex, zOf } from './norms.ts';
import type { Score } from './score.ts';

const named = { id: 'own', version: 1, paradigm: 'trellis-gonogo@1', source: 'Own tests' };
const values = [0.5, 1, 1.5, 2, 2.5, 3, 4, 6];

/** A test of which every measure says one value; rates follow from the tally. */
function sample(sex: Sex | null, ageMonths: number | null, value: number): NormSample {
  const measures = Object.fromEntries(normedIds.map((id) => [id, { value, low: null, high: null, reason: null }]));
  const tally = { omissions: value * 2, targetsScored: 99, commissions: value, nonTargetsScored: 199 };
  return { child: { sex, ageMonths }, score: { measures, tally } as unknown as Score };
}
const year = (sex: Sex, years: number, shift = 0) => values.map((value, index) => sample(sex, years * 12 + index, value + shift));

it('counts sexes and years of age, and nobody of whom either is unknown', () => {
  expect(cellsOf([...year('male', 8), ...year('female', 7).slice(0, 3), sample(null, 100, 1), sample('male', null, 1)])).toEqual([
    { sex: 'female', years: 7, n: 3 },
    { sex: 'male', years: 8, n: 8 },
  ]);
});

it('makes nothing of cells that are too small', () => {
  expect(normsOf(year('male', 8), named)).toBeUndefined();
  expect(normsOf(year('male', 8), named, 9)).toBeUndefined();
});

it('is a norm set in which the middle of a cell is its middle, and one deviation is one', () => {
  const set = normsOf([...year('male', 8), ...year('male', 9, 1)], named, 8)!;
  expect(normSet.safeParse(set).success).toBe(true);
  expect([set.isDemonstration, set.correlation]).toEqual([false, 1]);
  const middle = set.measures.dPrime!.male![1]!;
  // by hand: the mean of the values and their deviation by n - 1
  expect(middle).toMatchObject({ ageMonths: 102, n: 8, mean: 2.5625 });
  expect((middle as { sd: number }).sd).toBeCloseTo(Math.sqrt(22.218_75 / 7), 9);
  const logs = values.map(Math.log);
  const mean = logs.reduce((sum, value) => sum + value, 0) / 8;
  expect((set.measures.rtMean!.male![1] as { m: number }).m).toBeCloseTo(Math.exp(mean), 9);
  const at = (ageMonths: number, value: number) =>
    zOf(set, sample('male', ageMonths, value).score as Score, 'dPrime', { sex: 'male', ageMonths });
  expect(at(102, 2.5625)).toBeCloseTo(0, 9);
  expect(at(102, 2.5625 + Math.sqrt(22.218_75 / 7))).toBeCloseTo(1, 9);
  // each month of its years, and no other
  expect([at(96, 2), at(119, 2)].every((z) => z !== null)).toBe(true);
  expect([at(95, 2), at(120, 2)]).toEqual([null, null]);
});

it('guesses nothing across a year that is missing, nor of the other sex', () => {
  const set = normsOf([...year('female', 6), ...year('female', 8), ...year('female', 9)], named, 8)!;
  expect(set.measures.dPrime!.female!.map(({ ageMonths }) => ageMonths)).toEqual([96, 102, 114, 119]);
  expect(set.measures.dPrime!.male).toEqual([]);
});

it('says nothing of a measure by its logarithm where somebody has 0', () => {
  const set = normsOf([...year('male', 8).slice(1), sample('male', 100, 0)], named, 8)!;
  expect([set.measures.offBoard!.male, set.measures.omissionPct!.male?.length]).toEqual([[], 3]);
});
