import type { ClassType } from '@trellis/contract/groups/rules';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';

export type ClassTab = 'children' | 'plan';

/** The state of the list of classes, as its address holds it. */
export interface ClassListSearch extends PageSearch {
  filter?: string;
  type?: ClassType;
}

/** The call's input for a state of the list. */
export const listInput = ({ filter, type, ...page }: ClassListSearch) => ({
  ...(filter ? { filter } : {}),
  ...(type ? { type } : {}),
  ...pageInput(page),
});
