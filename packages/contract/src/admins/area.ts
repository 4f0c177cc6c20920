import { adminCalls } from './calls.ts';
import { coachConfigCalls } from './coaches/calls.ts';
import { onlineCalls } from './online/calls.ts';
import { supervisionCalls } from './supervisors/calls.ts';

export { adminErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  admins: { calls: adminCalls, about: 'Staff and administrators of the platform, their roles, policies and groups' },
  coachConfigs: { calls: coachConfigCalls, about: 'What coaches may train, and how often' },
  online: { calls: onlineCalls, about: 'Who is signed in, and signing them out' },
  supervision: { calls: supervisionCalls, about: 'Accepting the invitation to supervise trainers' },
} as const;

export const ids = ['staffGroup'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.coach_training_configs', 'app.staff_groups', 'app.staff_group_members', 'identity.role_policies'] as const;

/** Tables of the platform's own business: their changes are on record, and no center is told of them. */
export const platformAudited = ['identity.managed_tenants', 'platform.supervisors', 'platform.supervised_trainers'] as const;
