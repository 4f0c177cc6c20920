import { expect, it } from 'vitest';
import { CallError } from '../../../app/call-error.ts';
import { modeOfError } from './link-mode.ts';

const refused = (code: string) => new CallError(400, { code, message: code, details: null, data: {}, validationErrors: [] });

it.each([
  ['ErrorActiveLink', 'errorLink'],
  ['UserAlreadyActive', 'userAlreadyActive'],
  ['Identity.UserAlreadyInRole', 'userAlreadyActive'],
  ['Business:CenterStateInvalid', 'error'],
  ['Trellis:TooMany', 'error'],
  ['Trellis:PasswordIsEmail', 'error'],
])('a link that is refused with %s leads to %s', (code, mode) => expect(modeOfError(refused(code))).toBe(mode));

it('a link whose check did not arrive is not called a wrong one', () => {
  expect(modeOfError(new TypeError('Failed to fetch'))).toBe('error');
  expect(modeOfError(Object.assign(new Error('no reply of ours'), { code: 'ErrorActiveLink' }))).toBe('error');
});
