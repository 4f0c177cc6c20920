/** What other areas may do with what trainers pay for. Nothing is called when an order becomes paid: what depends on it asks how it stands. */

export { findOrder, isPaid, makeOrder, type OrderFor } from './trainer-orders.ts';
