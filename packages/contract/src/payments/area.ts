import { paymentCalls } from './calls.ts';

export const errors = {} as const;

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  payments: { calls: paymentCalls, about: 'Paying an order of a trainer: its code is all that is needed' },
} as const;

/** Tables whose changes are on record. */
export const audited = ['app.trainer_orders'] as const;
