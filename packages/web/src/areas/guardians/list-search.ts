import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';

export const filterNames = ['name', 'phone', 'email', 'subjectName'] as const satisfies readonly (keyof GuardianFilter)[];

/** The state of the list of guardians, as its address holds it; `guardian` is open beside the list. */
export interface GuardianListSearch extends GuardianFilter, PageSearch {
  guardian?: string;
}

/** The part of the state that narrows the list. */
export function filterOf(search: GuardianListSearch): GuardianFilter {
  return Object.fromEntries(filterNames.map((name) => [name, search[name]]));
}

/** The call's input for a state of the list. */
export const listInput = (search: GuardianListSearch) => ({ ...filterOf(search), ...pageInput(search) });
