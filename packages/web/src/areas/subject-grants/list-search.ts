import type { PageSearch } from '../../ui/list-search.ts';

/** The state of the list of children shared with the centre. */
export interface GrantedSearch extends PageSearch {
  name?: string;
}
