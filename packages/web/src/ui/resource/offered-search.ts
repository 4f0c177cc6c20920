import type { ContentStatus } from '@trellis/contract/resources/status';
import { readOneOf, readTextSearch, type TextSearch } from '../list-search.ts';

/** As the contract has them, whose schemas stay out of what reads an address. */
export const contentStatuses: readonly ContentStatus[] = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'];

/** The state of a list of what is offered or not, as its address holds it. */
export interface OfferedSearch extends TextSearch {
  status?: ContentStatus;
}

export function readOfferedSearch(raw: Partial<OfferedSearch>): OfferedSearch {
  const status = readOneOf(contentStatuses, raw.status);
  return { ...readTextSearch(raw), ...(status && { status }) };
}
