import { groupPlanCalls } from './calls.ts';
import { groupSessionCalls } from './session-calls.ts';

export { groupPlanErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  groupPlans: { calls: groupPlanCalls, about: 'Plans that a class trains by, from their start to their end' },
  groupSessions: { calls: groupSessionCalls, about: 'A session of a class: who attends, its exercises, and what is said of each child' },
} as const;

/** What its ids name. */
export const ids = ['groupPlan', 'groupSession', 'groupItem'] as const;
