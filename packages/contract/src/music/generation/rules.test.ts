import { expect, it } from 'vitest';
import { isPlaceOf, musicOfStage, musicTypeFor } from './rules.ts';

it('a child in its first three years hears the music of the golden age, one before school and at school that of its stage', () => {
  expect([musicOfStage('黄金期'), musicOfStage('Preschool'), musicOfStage('SchoolAge'), musicOfStage(null)]).toEqual([
    'OpiOpii',
    'CmSmo',
    'CmSmo',
    'CmSmo',
  ]);
});

it('an assessment chooses the music of assessments, whatever the stage', () => {
  expect([musicTypeFor('黄金期', true), musicTypeFor('SchoolAge', true), musicTypeFor('黄金期', false)]).toEqual(['Fas', 'Fas', 'OpiOpii']);
});

it('music stands in a row without gaps', () => {
  expect([isPlaceOf(1, 1), isPlaceOf(2, 1), isPlaceOf(0, 3), isPlaceOf(3, 3)]).toEqual([true, false, false, true]);
});
