import { type NormSet, normSet } from '@trellis/contract/scoring/norms';
import { describe, expect, it } from 'vitest';
import { gridOf, type MeasureGrid, paste, readGrid } from './norm-grid.ts';

const measures: NormSet['measures'] = {
  rtMean: { male: [{ ageMonths: 72, n: 50, l: 0, m: 520.5, s: 0.15 }], female: [] },
  dPrime: { male: [], female: [{ ageMonths: 80, n: 61, mean: -0.2, sd: 0.8 }] },
};
const lms = (...rows: MeasureGrid['rows']): MeasureGrid => ({ kind: 'lms', rows });
const good = { sex: 'male', age: '72', l: '0', m: '500', s: '0.15', n: '50' };
const faultOf = (row: object) => readGrid({ rtMean: lms({ ...good, ...row }) }).faults;

describe('norms as a table', () => {
  it('are what they were when nothing was changed', () => {
    const read = readGrid(gridOf(measures));
    expect(read).toEqual({ measures, faults: [] });
    expect(normSet.shape.measures.safeParse(read.measures).success).toBe(true);
  });

  it('are put in the order of ages, each sex by itself', () => {
    const read = readGrid({ rtMean: lms({ ...good, age: '90' }, good, { ...good, sex: 'female' }) });
    expect(read.measures.rtMean?.male.map(({ ageMonths }) => ageMonths)).toEqual([72, 90]);
    expect(read.measures.rtMean?.female.length).toBe(1);
  });

  it.each([
    [{ sex: 'x' }, 'sex', 'sex'],
    [{ age: '6.5' }, 'age', 'age'],
    [{ age: '1201' }, 'age', 'age'],
    [{ l: '' }, 'l', 'number'],
    [{ m: '1.234,5' }, 'm', 'number'],
    [{ s: '0' }, 's', 'positive'],
    [{ n: '0' }, 'n', 'count'],
    [{ n: '12.5' }, 'n', 'count'],
  ])('%o is named by row and column', (row, column, problem) => {
    const value = Object.values(row)[0];
    expect(faultOf(row)).toEqual([{ measure: 'rtMean', row: 1, column, problem, value }]);
  });

  it('have each sex and age once, and no more than can be kept', () => {
    expect(readGrid({ rtMean: lms(good, { ...good, age: ' 72 ' }) }).faults).toMatchObject([{ row: 2, column: 'age', problem: 'twice' }]);
    const many = Array.from({ length: 41 }, (_, i) => ({ ...good, age: String(i) }));
    expect(readGrid({ rtMean: lms(...many) }).faults).toMatchObject([{ row: 41, problem: 'many' }]);
  });
});

describe('pasting from a sheet', () => {
  it('fills cells from where one stands, makes rows, leaves the headings out and reads words and decimal commas', () => {
    const sheet = 'Sex\tAge\tL\tM\tS\tn\r\nBoys\t72\t0\t512,5\t0,14\t50\r\n女\t72\t0\t530\t0.15\t52\r\n';
    const pasted = paste(lms(), sheet, { row: 0, column: 'sex' });
    expect(readGrid({ rtMean: pasted })).toEqual({
      measures: {
        rtMean: {
          male: [{ ageMonths: 72, l: 0, m: 512.5, s: 0.14, n: 50 }],
          female: [{ ageMonths: 72, l: 0, m: 530, s: 0.15, n: 52 }],
        },
      },
      faults: [],
    });
  });

  it('puts one column into rows that stand there, and nothing beyond the last column', () => {
    const pasted = paste(lms(good, good), '40\tx\n41', { row: 0, column: 'n' });
    expect(pasted.rows.map(({ n, m }) => [n, m])).toEqual([
      ['40', '500'],
      ['41', '500'],
    ]);
  });

  it('keeps what is no value, so that it is named', () => {
    const pasted = paste(lms(good), 'abc', { row: 0, column: 'm' });
    expect(readGrid({ rtMean: pasted }).faults).toMatchObject([{ row: 1, column: 'm', value: 'abc' }]);
  });
});
