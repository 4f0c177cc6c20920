import type { groups } from '@trellis/contract/payments/area';
import type { paymentCalls } from '@trellis/contract/payments/calls';
import { type AreaRoutes, identityRoutesFor } from '../../platform/http/routes.ts';
import { showOrder } from './show-order.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  payments: identityRoutesFor<typeof paymentCalls>({ byCode: showOrder }),
};
