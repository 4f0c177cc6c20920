import { describe, expect, it } from 'vitest';
import { ageBandOn, ageOn, fullName, stageOn } from './rules.ts';

const today = '2031-06-04';

describe('an age', () => {
  it.each([
    ['2029-06-04', { years: 2, months: 0 }],
    ['2029-06-05', { years: 1, months: 11 }],
    ['2031-05-05', { years: 0, months: 0 }],
    ['2031-05-04', { years: 0, months: 1 }],
    ['2024-02-29', { years: 7, months: 3 }],
  ])('of somebody born %s is %o', (birthday, age) => {
    expect(ageOn(birthday, today)).toEqual(age);
  });

  it.each([
    ['2029-06-04', 'toddler', '黄金期'],
    ['2028-06-05', 'toddler', '黄金期'],
    ['2028-06-04', 'preschool', 'Preschool'],
    ['2027-06-04', 'preschool', 'Preschool'],
    ['2025-12-05', 'preschool', 'Preschool'],
    ['2025-12-04', 'gradeSchool', 'SchoolAge'],
    ['2023-06-04', 'gradeSchool', 'SchoolAge'],
    ['2018-06-04', 'teenage', 'Teenage'],
    ['2016-06-04', 'teenage', 'Teenage'],
    ['2013-06-05', 'teenage', 'Teenage'],
    ['2013-06-04', 'adult', 'Adult'],
  ])('puts somebody born %s into one band, %s, whose stage is %s', (birthday, band, stage) => {
    expect([ageBandOn(birthday, today), stageOn(birthday, today)]).toEqual([band, stage]);
  });

  it('that nobody knows has no stage', () => {
    expect(stageOn('0001-01-01', today)).toBeNull();
  });
});

it('writes a Chinese name without a space, family name first', () => {
  expect([fullName('浩然', '王'), fullName('Ana', 'Ruiz')]).toEqual(['王浩然', 'Ana Ruiz']);
});
