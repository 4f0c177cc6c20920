import { z } from 'zod';
import { call, id } from '../wire.ts';
import {
  changeEmail,
  changePassword,
  changePhone,
  changeProfile,
  changeResumes,
  codeSent,
  confirmPassword,
  deviceSecret,
  lockedDevice,
  lockRule,
  personProfile,
  resume,
  resumeFile,
  sendEmailCode,
  sendPhoneCode,
  stepUpToken,
} from './profile.ts';
import { ownMembership, remainingCounts, tenantChoice, tenantCode, tenantInfo } from './tenants.ts';

const own = { anyOf: ['PFE.Account.Profile.Write'], writers: 'self' } as const;

const profile = {
  summary: "Change one's own name, gender, birthday or picture",
  access: own,
  input: changeProfile,
  output: personProfile,
  errors: ['Trellis:BirthdayInFuture', 'Trellis:StaleStamp'],
} as const;
const password = {
  summary: 'Change the password; every other sign-in of the person ends',
  access: 'signedIn',
  input: changePassword,
  errors: ['Trellis:WrongPassword', 'Trellis:SamePassword', 'Trellis:PasswordLeaked', 'Trellis:TooMany'],
} as const;
const checkForEmail = {
  summary: 'Check the password before the e-mail address is changed',
  access: own,
  input: confirmPassword,
  output: stepUpToken,
  errors: ['Trellis:WrongPassword', 'Trellis:TooMany'],
} as const;
const emailCode = {
  summary: 'Send a code, or a link, to the new e-mail address',
  access: own,
  input: sendEmailCode,
  output: codeSent,
  errors: ['Trellis:PasswordCheckExpired', 'Trellis:EmailUnchanged', 'Trellis:TooSoon', 'Trellis:TooMany'],
} as const;
const email = {
  summary: 'Sign in with the new e-mail address from now on',
  access: own,
  input: changeEmail,
  output: personProfile,
  errors: ['Trellis:PasswordCheckExpired', 'Trellis:CodeWrong', 'Trellis:CodeExpired', 'Trellis:EmailUnavailable'],
} as const;

const ofTenant = {
  access: { anyOf: ['Business.Tenant', 'PFE.UserManagement.Subject'] },
  input: z.object({ tenantId: id('tenant') }),
} as const;

/** What people do with their own account. Some calls stand under two prefixes. */
export const accountSettingsCalls = {
  tenantInfo: call('GET', '/api/business/account/tenantInfo', {
    summary: 'The tenant in which the person acts, and what it allows',
    access: 'signedIn',
    output: tenantInfo,
  }),
  tenantChangeList: call('GET', '/api/business/tenant/changeList', {
    summary: 'Where the person may switch to',
    access: 'signedIn',
    output: z.object({ items: z.array(tenantChoice) }),
  }),
  qrCodeTenant: call('GET', '/api/business/QrCode/tenant', {
    summary: "What a tenant's QR code holds",
    ...ofTenant,
    output: z.object({ link: z.url() }),
  }),
  qrCodePreview: call('GET', '/api/business/QrCode/preview', {
    summary: "A tenant's QR code with the name and logo that are printed beside it",
    ...ofTenant,
    output: tenantCode,
  }),
  memberships: call('GET', '/api/business/user/memberships', {
    summary: "The person's memberships with the ID code of each",
    access: 'signedIn',
    output: z.object({ items: z.array(ownMembership) }),
  }),
  remainingCounts: call('GET', '/api/business/account/remainingCounts', {
    summary: 'What the centre has left; -1 is unlimited',
    access: 'signedIn',
    output: remainingCounts,
  }),
  changeProfile: call('PUT', '/api/business/user/profile', profile),
  profile: call('GET', '/api/us/Internal/Account/Profile', {
    summary: 'What is known of the signed-in person',
    access: 'signedIn',
    output: personProfile,
  }),
  changeInternalProfile: call('PUT', '/api/us/Internal/Account/Profile', profile),
  changeResumes: call('PUT', '/api/business/user/resumes', {
    summary: "Keep, add and remove one's own CVs",
    access: { anyOf: ['PFE.Account.Resumes.Write'], writers: 'self' },
    input: changeResumes,
    output: z.object({ resumes: z.array(resume) }),
  }),
  resume: call('GET', '/api/business/user/resumes/{id}', {
    summary: "A CV: one's own, or of staff whom one may look at",
    access: 'signedIn',
    input: z.object({ id: id('resume') }),
    output: resumeFile,
  }),
  changePassword: call('POST', '/api/us/Account/ChangePassword', password),
  changeInternalPassword: call('POST', '/api/us/Internal/Account/ChangePassword', password),
  lockDevice: call('POST', '/api/us/Account/LockDevice', {
    summary:
      'What opens what a device keeps for the person where their PIN does not; from now on that browser goes on by PIN or password alone',
    access: 'signedIn',
    input: lockedDevice,
    output: deviceSecret,
    errors: ['Trellis:WrongPassword', 'Trellis:TooMany'],
  }),
  lockRule: call('GET', '/api/us/Account/LockRule', {
    summary: 'After how long a device that a PIN opens locks itself',
    access: 'signedIn',
    output: lockRule,
  }),
  checkPasswordForEmail: call('POST', '/api/business/user/resetEmailCheckPassword', checkForEmail),
  checkInternalPasswordForEmail: call('POST', '/api/us/Internal/Account/ResetEmailCheckPassword', checkForEmail),
  sendEmailCode: call('POST', '/api/business/user/sendEmailCode', emailCode),
  sendInternalEmailCode: call('POST', '/api/us/Internal/Account/SendEmailCode', emailCode),
  changeEmail: call('PUT', '/api/business/user/userEmail', email),
  changeInternalEmail: call('PUT', '/api/us/Internal/Account/ChangeEmailByCode', email),
  sendPhoneCode: call('POST', '/api/us/Internal/Account/SendChangePhoneNumberToken', {
    summary: 'Send a code to the new telephone number',
    access: own,
    input: sendPhoneCode,
    output: codeSent,
    errors: ['Trellis:PhoneInvalid', 'Trellis:TooSoon', 'Trellis:TooMany'],
  }),
  changePhone: call('POST', '/api/us/Internal/Account/ChangePhoneNumber', {
    summary: 'Keep the new telephone number',
    access: own,
    input: changePhone,
    output: personProfile,
    errors: ['Trellis:PhoneInvalid', 'Trellis:CodeWrong', 'Trellis:CodeExpired'],
  }),
};
