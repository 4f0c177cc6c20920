import { accountCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const accountGroups = {
  account: { calls: accountCalls, about: 'The person who is signed in: profile, sign-in data, language, and the center to work for' },
} as const;
