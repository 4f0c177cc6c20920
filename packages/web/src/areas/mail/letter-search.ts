import type { LetterState } from '@trellis/contract/mail/schemas';
import type { PageSearch } from '../../ui/list-search.ts';

/** The state of a list of letters, as its address holds it. */
export interface LetterSearch extends Pick<PageSearch, 'page' | 'size'> {
  state?: LetterState;
  /** The letter that is open. */
  letter?: string;
}
