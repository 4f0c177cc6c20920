import type { SearchSchemaInput } from '@tanstack/react-router';
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

/** The same of a list that is narrowed by choices too: `choices` says by which, and what each may be. */
export const readNarrowedSearch =
  (choices: Readonly<Record<string, readonly string[]>>) =>
  (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => {
    const given = raw as Record<string, unknown>;
    const chosen = Object.entries(choices).map(([name, values]) => [name, readOneOf(values, given[name])] as const);
    return { ...readOfferedSearch(raw), ...Object.fromEntries(chosen.filter(([, value]) => value !== undefined)) };
  };
