import { expect, it } from 'vitest';
import { isWholeCode, plainCode, shownCode } from './rules.ts';

it('a code is the same however a family writes it', () => {
  expect(shownCode('K7QF2MXD')).toBe('K7QF-2MXD');
  for (const written of ['K7QF2MXD', 'k7qf-2mxd', ' K7QF 2MXD ']) expect(plainCode(written)).toBe('K7QF2MXD');
  expect(['K7QF-2MXD', 'K7QF-2MX', 'K7QF-2MXDD', ''].map(isWholeCode)).toEqual([true, false, false, false]);
});
