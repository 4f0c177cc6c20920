import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type PageSearch, readPage } from '../../ui/list-search.ts';
import { type OverviewSearch, readOverview } from './overview-search.ts';

const overview = createRoute({
  getParentRoute: () => root,
  path: '/system/center/hfs/costOverview',
  validateSearch: (raw: Partial<OverviewSearch> & SearchSchemaInput): OverviewSearch => readOverview(raw as Record<string, unknown>),
  component: lazyRouteComponent(() => import('./cost-overview-page.tsx'), 'CostOverviewPage'),
});

const vratProduct = createRoute({
  getParentRoute: () => root,
  path: '/system/center/manage/vratProduct',
  component: lazyRouteComponent(() => import('./vrat-product-page.tsx'), 'VratProductPage'),
});

interface LedgerSearch extends PageSearch {
  onlyFaults?: boolean;
}

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/setting/ledger',
  validateSearch: (raw: Partial<LedgerSearch> & SearchSchemaInput): LedgerSearch => ({
    ...readPage(raw),
    ...(String(raw.onlyFaults) === 'true' ? { onlyFaults: true } : {}),
  }),
  component: lazyRouteComponent(() => import('./ledger-page.tsx'), 'LedgerPage'),
});

export const creditPages = [overview, vratProduct, ledger] as const;
