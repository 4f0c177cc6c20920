import { activationCalls } from './activation/calls.ts';
import { tenantAdministratorCalls } from './administrators/calls.ts';
import { handOverCalls } from './hand-over/calls.ts';
import { staffCalls, staffFileCalls } from './staff/calls.ts';

export { userErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  users: { calls: staffCalls, about: 'Staff of a center' },
  handOver: { calls: handOverCalls, about: 'What a coach has ahead goes to another one' },
  userFiles: { calls: staffFileCalls, about: 'Lists of staff as Excel files' },
  activation: { calls: activationCalls, about: 'Accepting an invitation by its mailed link' },
  tenantAdministrators: { calls: tenantAdministratorCalls, about: 'Who runs a center, an enterprise or an area' },
} as const;

/** Tables whose changes are on record. */
export const audited = ['identity.memberships', 'identity.membership_roles'] as const;
