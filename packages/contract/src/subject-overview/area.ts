import { subjectOverviewCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  subjectOverview: { calls: subjectOverviewCalls, about: 'A child at a glance: what is next, what is left, how it goes' },
} as const;
