import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type OrderSearch, readOrderSearch } from './orders/order-search.ts';

const validateSearch = (raw: Partial<OrderSearch> & SearchSchemaInput): OrderSearch => readOrderSearch(raw);

const orders = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/hfs/order',
  validateSearch,
  component: lazyRouteComponent(() => import('./orders/order-page.tsx'), 'OrderPage'),
});

const centreOrders = createRoute({
  getParentRoute: () => root,
  path: '/system/center/hfs/order',
  validateSearch,
  component: lazyRouteComponent(() => import('./orders/order-page.tsx'), 'CentreOrderPage'),
});

export const tenantContractPages = [orders, centreOrders] as const;
