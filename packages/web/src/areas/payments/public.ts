import { lazy } from 'react';

export { readTrainerOrderSearch, type TrainerOrderSearch } from './searches.ts';

/** The list of what trainers ordered. */
export const TrainerOrders = lazy(() => import('./trainer-orders.tsx').then((module) => ({ default: module.TrainerOrders })));

/** What is due, with the code that a phone pays it by. */
export const PaymentDialog = lazy(() => import('./payment-dialog.tsx').then((module) => ({ default: module.PaymentDialog })));
