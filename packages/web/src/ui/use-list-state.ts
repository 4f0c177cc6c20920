import type { PageSearch } from './list-search.ts';

interface ListRoute<Search> {
  useSearch: () => Search;
  useNavigate: () => (to: never) => Promise<void>;
}

/** The state of a list, which its address keeps. */
export function useListState<Search extends PageSearch>(route: ListRoute<Search>) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // what the route reads is what it may be sent to
  const onSearch = (next: Search) => void navigate({ search: next, replace: true } as never);
  /** Narrows the list: its first page is shown. */
  const narrow = (change: Partial<Search>) => onSearch({ ...search, page: 1, ...change });
  return { search, onSearch, narrow };
}
