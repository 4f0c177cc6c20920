import { classPlanCalls, groupCalls } from './calls.ts';

export { groupErrors as errors } from './errors.ts';
export { menu } from './menu.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  groups: { calls: groupCalls, about: 'Classes of children, their members and their sessions' },
  classPlans: { calls: classPlanCalls, about: 'Plans that classes are trained by' },
} as const;

export const ids = ['classGroup'] as const;

/** What its ids name that is nobody's: whoever may read it reads all of it. */
export const libraryIds = ['classPlan'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.class_groups', 'app.class_group_members', 'app.class_group_coaches'] as const;
