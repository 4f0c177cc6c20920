import { classPlanCalls, groupCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const groupsGroups = {
  groups: { calls: groupCalls, about: 'Classes of children, their members and their sessions' },
  classPlans: { calls: classPlanCalls, about: 'Plans that classes are trained by' },
} as const;
