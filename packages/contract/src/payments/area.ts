import { paymentCalls } from './calls.ts';
import { trainerOrderCalls, trainerOrderFileCalls } from './order-calls.ts';

export { paymentErrors as errors } from './errors.ts';

/** What can be called in this area, by group, and what each is about. */
export const groups = {
  payments: { calls: paymentCalls, about: 'Paying an order of a trainer: its code is all that is needed' },
  trainerOrders: { calls: trainerOrderCalls, about: 'What trainers ordered: paid by transfer, refunded, closed' },
  trainerOrderFiles: { calls: trainerOrderFileCalls, about: 'What trainers ordered as Excel files' },
} as const;

/** What its ids name. */
export const ids = ['trainerOrder'] as const;

/** Tables whose changes are on record. */
export const audited = ['app.trainer_orders', 'app.order_payments'] as const;
