interface ListRoute<Search> {
  useSearch: () => Search;
  useNavigate: () => (to: never) => Promise<void>;
}

/** The state of a list, which its address keeps. */
export function useListState<Search>(route: ListRoute<Search>) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  // what the route reads is what it may be sent to
  return { search, onSearch: (next: Search) => void navigate({ search: next, replace: true } as never) };
}
