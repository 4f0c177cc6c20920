import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/** How long whoever did something waits for the lists that follow it. */
const longest = 2_000;

/** A client whose changes are told once they are kept: a list that loads slowly, is asked for again or never comes holds nobody up. */
export class UnhinderedClient extends QueryClient {
  override invalidateQueries<K extends QueryKey>(filters?: InvalidateQueryFilters<K>, options?: InvalidateOptions): Promise<void> {
    const late = new Promise<void>((resolve) => window.setTimeout(resolve, longest));
    return Promise.race([super.invalidateQueries(filters, options), late]);
  }
}
