import { expect, it } from 'vitest';
import { certificateNumber, serialOf, statusOn } from './rules.ts';

it('numbers a certificate by its first day, its medal and three digits', () => {
  expect(certificateNumber('2025-03-09', 'X', 7)).toBe('CL030925X007');
  expect(certificateNumber('2026-12-31', 'BASE1', 412)).toBe('CL123126BASE1412');
});

it('keeps the last three digits when the day changes', () => {
  expect(certificateNumber('2026-01-02', 'BASE1', serialOf('CL123125BASE1042'))).toBe('CL010226BASE1042');
});

it.each([
  ['2026-03-08', 'Ineffective'],
  ['2026-03-09', 'Effective'],
  ['2026-04-09', 'Effective'],
  ['2026-04-10', 'Expired'],
])('on %s is %s', (day, status) => {
  const given = { startTime: '2026-03-09', endTime: '2026-04-09' };
  expect(statusOn(day, { ...given, isCancelled: false })).toBe(status);
  expect(statusOn(day, { ...given, isCancelled: true })).toBe('Canceled');
});
