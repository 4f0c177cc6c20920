import { subjectGrantCalls } from './calls.ts';
import { guestGrantCalls } from './guest-calls.ts';

export { subjectGrantErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectGrants: { calls: subjectGrantCalls, about: 'Children whom families of other centers let this one see' },
  guestGrants: { calls: guestGrantCalls, about: 'A guardian, by a link, lets other centers see which reports there are of a child' },
} as const;

export const ids = ['subjectGrant'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.subject_grants'] as const;
