import { useEffect } from 'react';
import { isAboutOrder } from '../app/call-error.ts';
import type { PageSearch } from './list-search.ts';
import type { PagedList } from './paged-list.ts';

type List = Pick<PagedList<unknown>, 'data' | 'error' | 'isPlaceholderData'>;
type Shown<Size extends number> = Pick<PageSearch, 'page' | 'sorting'> & { size: Size };

/**
 * Leads an address that asks for what the list does not have to what it has: a page after the last, as when its only row was deleted,
 * to the last one; an order that is not known to the usual one. Whether it is on the way there.
 */
export function useShownPage<Size extends number>(list: List, search: Shown<Size>, onSearch: (change: Shown<Size>) => void): boolean {
  const there = list.isPlaceholderData ? undefined : placeOf(list, search);
  useEffect(() => {
    if (there) onSearch(there);
  });
  return there !== undefined;
}

function placeOf<Size extends number>({ data, error }: List, { page, size, sorting }: Shown<Size>): Shown<Size> | undefined {
  if (sorting && isAboutOrder(error)) return { page: 1, size, sorting: undefined };
  if (!data || data.items.length > 0) return undefined;
  const last = Math.max(1, Math.ceil(data.totalCount / size));
  return last < page ? { page: last, size, sorting } : undefined;
}
