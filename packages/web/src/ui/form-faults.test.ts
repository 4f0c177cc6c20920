import { expect, it } from 'vitest';
import { CallError } from '../app/call-error.ts';
import { faultsOf } from './form-faults.ts';

const form = (...names: (string | number)[][]) => ({ getFieldsError: () => names.map((name) => ({ name, errors: [], warnings: [] })) });
const refused = (...validationErrors: { message: string; members: string[] }[]) =>
  new CallError(400, { code: 'Trellis:InvalidInput', message: '', details: null, data: {}, validationErrors });

it('what is wrong with some of several values is marked once, at the field of all', () => {
  const wrong = 'This is no domain.';
  const error = refused({ message: wrong, members: ['domains.0'] }, { message: wrong, members: ['domains.2'] });
  expect(faultsOf(error, form(['name'], ['domains']))).toEqual([{ name: ['domains'], errors: [wrong] }]);
});

it('a field within a list is marked itself, and what no field is for is told as it was named', () => {
  const error = refused({ message: 'Too long.', members: ['rows.1.title'] }, { message: 'Unknown.', members: ['stamp'] });
  expect(faultsOf(error, form(['rows'], ['rows', 1, 'title']))).toEqual([
    { name: ['rows', 1, 'title'], errors: ['Too long.'] },
    { name: ['stamp'], errors: ['Unknown.'] },
  ]);
  expect(faultsOf(new Error('The network is gone'), form(['rows']))).toEqual([]);
});
