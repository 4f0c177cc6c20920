import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import type { Commodity } from '@trellis/contract/tenant-contracts/schemas';
import { root } from '../../app/root.tsx';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

// the schema would bring zod into the first visit
const kinds: readonly Commodity[] = ['vrat', 'assessment', 'course', 'plan', 'planV2'];

interface OrderSearch extends Pick<PageSearch, 'page' | 'size'> {
  kind?: Commodity;
  /** First and last day of payment, YYYY-MM-DD. */
  from?: string;
  to?: string;
}

const readDay = (value: unknown) => (/^\d{4}-\d{2}-\d{2}$/.test(readText(value) ?? '') ? readText(value) : undefined);

const orders = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/hfs/order',
  validateSearch: (raw: Partial<OrderSearch> & SearchSchemaInput): OrderSearch => {
    const { page, size } = readPage(raw);
    return { page, size, kind: readOneOf(kinds, raw.kind), from: readDay(raw.from), to: readDay(raw.to) };
  },
  component: lazyRouteComponent(() => import('./order-page.tsx'), 'OrderPage'),
});

export const tenantContractPages = [orders] as const;
