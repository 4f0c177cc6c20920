import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeReport, type ReportFormula, sharesOf } from './report.ts';

const text = (name: string) => ({ en: name, 'zh-Hans': name, es: name });
const formula: ReportFormula = {
  name: 'test',
  abilities: ['balance', 'attention', 'rhythm', 'calming'].map((section) => ({ section, category: section, low: 25, high: 60 })),
  difficulty: { least: 2, most: 12 },
  music: [
    { code: 'opi+opii', stage: '黄金期' },
    { code: 'hcf1+hcf2', section: 'rhythm', atLeast: 70 },
    { code: 'ca', section: 'attention', atLeast: 60 },
    { code: 'rap', section: 'rhythm', atLeast: 45 },
    { code: 'sm', section: 'calming', atLeast: 50 },
    { code: 'c+sm' },
  ],
  classes: [
    { from: 0, count: 20 },
    { from: 40, count: 40 },
  ],
  project: 'Project.Rocket',
};

/** A report of indices by section; one that is left out is not known. */
const report = (indices: Record<string, number | null>, stage: '黄金期' | 'SchoolAge' | null = 'SchoolAge') =>
  makeReport(formula, {
    scores: Object.entries(indices).map(([code, index]) => ({ code, index, answered: 1, total: 1 })),
    stage,
    nameOfSection: text,
    nameOfCategory: text,
    comment: text('comment'),
  });

describe('a report', () => {
  it('trains most what is hardest, and starts there at the lowest difficulty', () => {
    const { categories, recommendDifficulty } = report({ balance: 0, attention: 50, rhythm: 100, calming: 50 });
    expect(categories.map(({ code, percentage, recommendDifficulty: own }) => [code, percentage, own])).toEqual([
      ['balance', 50, 2],
      ['attention', 25, 7],
      ['rhythm', 0, 12],
      ['calming', 25, 7],
    ]);
    // (50·2 + 25·7 + 25·7) / 100
    expect(recommendDifficulty).toBe(5);
  });

  it('says nothing of a section of which too little is known', () => {
    const { categories, abilities } = report({ balance: 20, attention: null });
    expect([categories.map(({ code }) => code), abilities.map(({ code }) => code)]).toEqual([['balance'], ['balance']]);
  });

  it('names the sections of which too little is known beside those of which enough is', () => {
    expect(report({ balance: 90, attention: null, rhythm: 95, calming: 90 })).toMatchObject({
      focuses: [],
      unknown: [{ code: 'attention', name: text('attention') }],
    });
    expect(report({ balance: 90, attention: 90, rhythm: 95 }).unknown.map(({ code }) => code)).toEqual(['calming']);
    expect(report({ balance: 90, attention: 90, rhythm: 95, calming: 90 }).unknown).toEqual([]);
  });

  it('recommends nothing where too little of every section is known', () => {
    const nothing = { recommendDifficulty: null, recommendMusicCourse: null, arrangeableClass: null, recommendProject: null };
    const empty = { categories: [], abilities: [], focuses: [], ...nothing };
    expect(report({}, '黄金期')).toMatchObject(empty);
    expect(report({ balance: null, attention: null }, '黄金期')).toMatchObject(empty);
  });

  it.each([
    ['opi+opii', { rhythm: 0 }, '黄金期'],
    ['hcf1+hcf2', { rhythm: 30 }, 'SchoolAge'],
    ['ca', { attention: 40, rhythm: 50 }, 'SchoolAge'],
    ['rap', { attention: 41, rhythm: 55 }, 'SchoolAge'],
    ['sm', { calming: 50 }, null],
    ['c+sm', { calming: 51 }, null],
  ] as const)('recommends the music %s', (code, indices, stage) => expect(report(indices, stage).recommendMusicCourse).toBe(code));

  it('recommends more sessions where more is hard', () => {
    expect(report({ balance: 61 }).arrangeableClass).toBe(20);
    expect(report({ balance: 60 }).arrangeableClass).toBe(40);
  });

  it('names the three that there is most to train of', () => {
    const { focuses } = report({ balance: 90, attention: 10, rhythm: 60, calming: 30 });
    expect(focuses).toEqual([
      { code: 'attention', level: 2 },
      { code: 'calming', level: 2 },
      { code: 'rhythm', level: 1 },
    ]);
  });
});

it('shares are whole and always make 100', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 20 }), (values) => {
      const shares = sharesOf(values);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
  expect(sharesOf([])).toEqual([]);
});
