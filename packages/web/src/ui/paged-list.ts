/** What a query of a list brings: as TanStack Query says it. */
export interface PagedList<Row> {
  data?: { items: Row[]; totalCount: number; totalIsCapped?: boolean } | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}
