import type { LetterState } from '@trellis/contract/mail/schemas';
import type { PageSearch } from '../../ui/list-search.ts';

/** The state of a list of letters, as its address holds it. */
export interface LetterSearch extends PageSearch {
  /** Part of the name or address of whom it is for. */
  filter?: string;
  state?: LetterState;
  /** The letter that is open. */
  letter?: string;
}
