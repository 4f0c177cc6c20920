import { expect, it } from 'vitest';
import { writtenPercentile, writtenValue, writtenZ } from './written-measures.ts';

it('says no more than that a value lies beyond three deviations', () => {
  expect([3, 3.001, -3, -4.2, 0.456].map((z) => writtenZ(z, 'en'))).toEqual(['3', '> 3', '-3', '< −3', '0.46']);
  expect(writtenZ(-1.5, 'es')).toBe('-1,5');
});

it('puts nobody beneath none and above all', () => {
  expect([0.01, 1, 49.6, 99, 99.2].map(writtenPercentile)).toEqual(['< 1', '1', '50', '99', '> 99']);
});

it('says that a perfect result may be better still', () => {
  expect(writtenValue(5.7834, { reason: 'atCeiling' }, 'en')).toBe('≥ 5.78');
  expect(writtenValue(5.7834, { reason: null }, 'en')).toBe('5.78');
});
