import { accountCalls } from './calls.ts';
import { secondFactorCalls } from './second-factor/calls.ts';
import { signInLinkCalls } from './sign-in-links/calls.ts';

export { accountErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  account: { calls: accountCalls, about: 'The person who is signed in: profile, sign-in data, language, and the center to work for' },
  secondFactor: { calls: secondFactorCalls, about: 'The second step of signing in: a code of an app on one’s own device, or a passkey' },
  signInLinks: { calls: signInLinkCalls, about: 'By which sign-ins of organizations the person comes in' },
} as const;

export const ids = ['person', 'membership', 'resume', 'passkey', 'signInLink'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = [
  'identity.persons',
  'identity.resumes',
  'identity.second_factors',
  'identity.second_factor_rules',
  'identity.passkeys',
] as const;
