import { z } from 'zod';
import { stepUpToken } from '../../account/profile.ts';
import { call, id } from '../../wire.ts';
import {
  activated,
  activation,
  generateLoginCode,
  linkCheck,
  linkToken,
  liveSignIn,
  loginCode,
  passwordCodeFor,
  passwordCodeSent,
  signInsOf,
  verifyPassword,
} from './schemas.ts';

const badLink = [
  'ErrorActiveLink',
  'UserAlreadyActive',
  'Identity.UserAlreadyInRole',
  'Business:CenterStateInvalid',
  'Trellis:TooMany',
] as const;
const activate = {
  summary: 'Accept an invitation; somebody new chooses a name and a password',
  access: 'public',
  input: activation,
  output: activated,
  errors: [...badLink, 'Trellis:NameRequired', 'Trellis:PasswordRequired', 'Trellis:PasswordIsEmail', 'Trellis:PasswordLeaked'],
} as const;

/** Getting in: mailed links, centre ID codes, and the sign-ins that are open. */
export const activationCalls = {
  checkToken: call('GET', '/api/business/user/checkTokenAndUser', {
    summary: 'What a mailed link is for, and whether its person is new',
    access: 'public',
    input: linkToken,
    output: linkCheck,
    errors: badLink,
  }),
  needRegister: call('GET', '/api/us/contentAdmin/needRegister', {
    summary: "Whether the person of an administrator's invitation must register first",
    access: 'public',
    input: linkToken,
    output: z.object({ needRegister: z.boolean() }),
    errors: badLink,
  }),
  activateAccount: call('POST', '/api/business/user/activateAccount', activate),
  activateAdmin: call('POST', '/api/us/contentAdmin/activateAccount', activate),
  activateNewEmail: call('POST', '/api/business/user/activateNewEmail', {
    summary: 'Confirm a new e-mail address by the link that was sent there',
    access: 'public',
    input: linkToken,
    output: activated,
    errors: [...badLink, 'Trellis:EmailUnavailable'],
  }),
  verifyPassword: call('POST', '/api/business/user/verifyPassword', {
    summary: "Check one's own password before a centre ID code is made",
    access: 'signedIn',
    input: verifyPassword,
    output: stepUpToken,
    errors: ['Trellis:WrongPassword', 'Trellis:TooMany'],
  }),
  generateLoginCode: call('POST', '/api/rocketAdmin/account/generateLoginCode', {
    summary: 'Make a centre ID code; the one before no longer counts',
    access: 'signedIn',
    input: generateLoginCode,
    output: loginCode,
    errors: ['Trellis:PasswordCheckExpired'],
  }),
  loginCode: call('GET', '/api/rocketAdmin/account/userLoginCode/{userId}', {
    summary: "A member's centre ID code",
    access: 'signedIn',
    input: z.object({ userId: id('person'), tenantId: id('tenant').optional() }),
    output: loginCode,
  }),
  signIns: call('GET', '/api/business/user/userLoginStatus', {
    summary: "Where somebody is signed in: oneself anywhere, staff at one's centre",
    access: 'signedIn',
    input: signInsOf,
    output: z.object({ items: z.array(liveSignIn) }),
  }),
  logOut: call('POST', '/api/business/user/logoutUser', {
    summary: 'End one sign-in of somebody, or all of them',
    access: 'signedIn',
    input: signInsOf.extend({ id: z.string().max(100).optional() }),
    output: z.object({ ended: z.int() }),
  }),
  sendPasswordCode: call('POST', '/api/business/user/sendPasswordCode', {
    summary: 'Mail somebody of the staff a code by which they choose another password; nobody else learns it',
    access: 'signedIn',
    input: passwordCodeFor,
    output: passwordCodeSent,
    errors: ['Trellis:NoPasswordYet', 'Trellis:LetterTooSoon'],
  }),
  removeSecondFactor: call('POST', '/api/business/user/removeSecondFactor', {
    summary: 'Take the second step away from somebody of the staff who lost the device; they are told by letter',
    access: 'signedIn',
    input: passwordCodeFor,
    errors: ['Trellis:SecondFactorOff'],
  }),
};
