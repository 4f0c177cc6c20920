import { guardianCalls, guardianFileCalls } from './calls.ts';
import { guestGuardianCalls } from './guest-calls.ts';

export { guardianErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  guardians: { calls: guardianCalls, about: 'Guardians of children, how to reach them and what they may do' },
  guardianFiles: { calls: guardianFileCalls, about: 'Lists of guardians as Excel files' },
  guestGuardians: { calls: guestGuardianCalls, about: 'A guardian, by a link, says who they are' },
} as const;

export const ids = ['guardian'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.guardians', 'app.subject_guardians', 'app.guest_links'] as const;
