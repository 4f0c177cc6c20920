import { expect, it } from 'vitest';
import { isMeant } from './child-search.ts';

it.each([
  ['ANN', 'anna', null, true],
  [' ann ', 'Anna', null, true],
  ['r-7', 'Berta', 'R-77', true],
  ['ann', 'Berta', 'R-77', false],
  ['', 'Berta', null, true],
])('%j typed means %s with number %s: %s', (typed, name, outpatientNumber, expected) => {
  expect(isMeant(typed, { name, outpatientNumber })).toBe(expected);
});
