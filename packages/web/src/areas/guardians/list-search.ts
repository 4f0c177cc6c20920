import type { GuardianFilter } from '@trellis/contract/guardians/schemas';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';

const filterNames = ['filter', 'subjectName'] as const satisfies readonly (keyof GuardianFilter)[];

/** The state of the list of guardians, as its address holds it; `guardian` is open beside the list. */
export interface GuardianListSearch extends Pick<GuardianFilter, (typeof filterNames)[number]>, PageSearch {
  guardian?: string;
}

/** The part of the state that narrows the list. */
export function filterOf(search: GuardianListSearch): GuardianFilter {
  return Object.fromEntries(filterNames.map((name) => [name, search[name]]));
}

/** The call's input for a state of the list. */
export const listInput = (search: GuardianListSearch) => ({ ...filterOf(search), ...pageInput(search) });
