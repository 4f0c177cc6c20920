import type { groups } from '@trellis/contract/payments/area';
import type { paymentCalls } from '@trellis/contract/payments/calls';
import type { trainerOrderCalls, trainerOrderFileCalls } from '@trellis/contract/payments/order-calls';
import { type AreaRoutes, actorRoutesFor, fileRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { closeOrder, recordTransfer, refundOrder } from './finance.ts';
import { downloadTrainerOrders, listTrainerOrders } from './list-orders.ts';
import { confirmInDemonstration, payOrder, refreshOrder } from './pay-order.ts';
import { showOrder } from './show-order.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  payments: identityRoutesFor<typeof paymentCalls>({
    byCode: showOrder,
    payOrder,
    refresh: refreshOrder,
    confirm: confirmInDemonstration,
  }),
  trainerOrders: actorRoutesFor<typeof trainerOrderCalls>({
    list: listTrainerOrders,
    recordTransfer,
    refund: refundOrder,
    close: closeOrder,
  }),
  trainerOrderFiles: fileRoutesFor<typeof trainerOrderFileCalls>({ excel: downloadTrainerOrders }),
};
