/** The query of an address as the texts that stand in it: 007 stays 007. What is a number is for the page's `validateSearch` to say. */
export function parseSearch(query: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(query));
}

/** The query of an address; what is not set is left out. */
export function stringifySearch(search: Record<string, string | number | boolean | null | undefined>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== undefined && value !== null) query.set(name, String(value));
  return query.size > 0 ? `?${query}` : '';
}
