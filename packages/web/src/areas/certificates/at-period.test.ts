import { expect, it } from 'vitest';
import { CallError } from '../../app/call-error.ts';
import { faultsOf } from '../../ui/form-faults.ts';
import { atPeriod } from './at-period.ts';

const form = { getFieldsError: () => [['period'], ['name']].map((name) => ({ name, errors: [], warnings: [] })) };
const refused = (...members: string[]) =>
  new CallError(400, {
    code: 'RocketSystem:CertificatePeriod',
    message: 'Choose a first day',
    details: null,
    data: {},
    validationErrors: [{ message: 'Choose a first day', members }],
  });

it.each([['startTime'], ['endTime'], ['startTime', 'endTime']])(
  'a day that the center refuses is marked at the period: %s',
  (...members) => {
    expect(faultsOf(atPeriod(refused(...members)), form)).toEqual([{ name: ['period'], errors: ['Choose a first day'] }]);
  },
);

it('what is wrong with another field stays there, and what is no refusal is itself', () => {
  expect(faultsOf(atPeriod(refused('name')), form)).toEqual([{ name: ['name'], errors: ['Choose a first day'] }]);
  const away = new TypeError('away');
  expect(atPeriod(away)).toBe(away);
});
