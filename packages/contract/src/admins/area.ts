import { adminCalls } from './calls.ts';
import { coachConfigCalls } from './coaches/calls.ts';
import { onlineCalls } from './online/calls.ts';
import { supervisionCalls } from './supervisors/calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const adminsGroups = {
  admins: { calls: adminCalls, about: 'Staff and administrators of the platform, their roles, policies and groups' },
  coachConfigs: { calls: coachConfigCalls, about: 'What coaches may train, and how often' },
  online: { calls: onlineCalls, about: 'Who is signed in, and signing them out' },
  supervision: { calls: supervisionCalls, about: 'Accepting the invitation to supervise trainers' },
} as const;
