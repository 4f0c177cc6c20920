import { z } from 'zod';
import { limits } from '../../limits.ts';
import { roles } from '../../policies.ts';
import { call, id, instant } from '../../wire.ts';
import { confirmPassword } from '../profile.ts';

const base = '/api/us/Account/SecondFactor';

const name = z.string().trim().min(1).max(limits.secondFactor.passkeyName);

/** What a device or a key of the person's own proves itself by at the second step, in place of a code. */
const passkey = z.object({ id: id('passkey'), name, createdAt: instant, lastUsedAt: instant.nullable() });
export type Passkey = z.infer<typeof passkey>;

/** How the person signs in beside their password. */
export const secondFactor = z.object({
  isOn: z.boolean(),
  /** A role that they hold somewhere asks for it: they cannot turn it off. */
  isRequired: z.boolean(),
  since: instant.nullable(),
  recoveryCodesLeft: z.int().min(0).max(limits.secondFactor.recoveryCodes),
  passkeys: z.array(passkey),
});
export type SecondFactor = z.infer<typeof secondFactor>;

/** Of the app, or one of the recovery codes. */
const code = z.object({ code: z.string().trim().min(1).max(limits.secondFactor.typed) });
/** Told once. */
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Which roles need a second step: at the center of whoever asks, or for the platform everywhere. */
const rule = z.object({ roles: z.array(z.enum(roles)).max(roles.length) });

const administrators = { anyOf: ['PFE.UserManagement.User.Write', 'PFE.UserManagement.AdminUser'] } as const;

export const secondFactorCalls = {
  view: call('GET', base, { summary: "One's own second step of signing in", access: 'signedIn', output: secondFactor }),
  begin: call('POST', `${base}/Begin`, {
    summary: 'Begin to set a second step up: the key that an app is given, which counts once a code of it was confirmed',
    access: 'signedIn',
    input: confirmPassword,
    output: z.object({ key: z.string(), address: z.string() }),
    errors: ['Trellis:WrongPassword', 'Trellis:TooMany', 'Trellis:SecondFactorOn'],
  }),
  confirm: call('POST', `${base}/Confirm`, {
    summary: 'Turn the second step on by a code of the app; answers the recovery codes',
    access: 'signedIn',
    input: code,
    output: recoveryCodes,
    errors: ['Trellis:CodeWrong', 'Trellis:TooMany', 'Trellis:SecondFactorOn'],
  }),
  renewRecoveryCodes: call('POST', `${base}/RecoveryCodes`, {
    summary: 'Make other recovery codes; those before no longer count',
    access: 'signedIn',
    input: code,
    output: recoveryCodes,
    errors: ['Trellis:CodeWrong', 'Trellis:TooMany'],
  }),
  turnOff: call('POST', `${base}/TurnOff`, {
    summary: "Turn one's own second step off, where no role asks for it",
    access: 'signedIn',
    input: code,
    errors: ['Trellis:CodeWrong', 'Trellis:TooMany', 'Trellis:SecondFactorRequired'],
  }),
  beginPasskey: call('POST', `${base}/Passkey/Begin`, {
    summary: 'Begin to add a passkey: what the browser is asked with, as JSON of the Web Authentication API',
    access: 'signedIn',
    input: confirmPassword,
    output: z.object({ options: z.string(), pending: z.string() }),
    errors: ['Trellis:WrongPassword', 'Trellis:TooMany', 'Trellis:SecondFactorNeeded', 'Trellis:PasskeysFull'],
  }),
  addPasskey: call('POST', `${base}/Passkey`, {
    summary: 'Add the passkey that the browser made, as JSON of its registration response',
    access: 'signedIn',
    input: z.object({ name, pending: z.string().max(1000), credential: z.string().max(20_000) }),
    output: passkey,
    errors: ['Trellis:SecondFactorNeeded', 'Trellis:PasskeyRefused', 'Trellis:PasskeysFull'],
  }),
  removePasskey: call('DELETE', `${base}/Passkey`, {
    summary: 'Remove one of one’s own passkeys; the code of the app goes on to count',
    access: 'signedIn',
    input: z.object({ id: id('passkey') }),
  }),
  rule: call('GET', `${base}/Rule`, {
    summary: 'Which roles need a second step at the center, or for the platform everywhere',
    access: { ...administrators, readers: 'everybody' },
    output: rule,
  }),
  saveRule: call('PUT', `${base}/Rule`, {
    summary: 'Say which roles need a second step; who has none sets it up at the next sign-in',
    access: { ...administrators, writers: 'centreOrPlatform' },
    input: rule,
    output: rule,
  }),
  removeOfAnybody: call('POST', '/api/rocketAdmin/account/removeSecondFactor', {
    summary: 'Take the second step away from anybody who lost the device; they are told by letter',
    access: { anyOf: ['PFE.UserManagement.AdminUser'], writers: 'wholePlatform' },
    input: z.object({ userId: id('person') }),
    errors: ['Trellis:SecondFactorOff'],
  }),
};
