/** What other areas may do with what trainers pay for. Nothing is called when an order becomes paid: what depends on it asks how it stands. */

export { configurePayments } from './carriers/setup.ts';
export type { StripeSetup } from './carriers/stripe-setup.ts';
export { paymentsJob } from './payments-job.ts';
export { closeOrders, findOrder, findOrders, isPaid, makeOrder, type OrderFor } from './trainer-orders.ts';
