import { enrolmentCalls } from './calls.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  enrolments: { calls: enrolmentCalls, about: 'How a family is taken in, step by step: child, guardian, contract, coach, first session' },
} as const;

/** Tables whose changes are on record. */
export const audited = ['app.enrolments'] as const;
