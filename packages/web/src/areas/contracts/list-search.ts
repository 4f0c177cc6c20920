import type { ContractPurpose, ContractType } from '@trellis/contract/contracts/schemas';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';

export interface ContractFilter {
  filter?: string;
  contractType?: ContractType;
  purpose?: ContractPurpose;
  state?: 'InForce' | 'Stopped';
  remind?: boolean;
  outstanding?: boolean;
  /** First and last day of signing, YYYY-MM-DD. */
  signFrom?: string;
  signTo?: string;
}

/** The state of the centre's list of contracts, as its address holds it. */
export interface ContractListSearch extends ContractFilter, PageSearch {}

/** The filters of a state of the list, without its page and order. */
export function filterOf({ page: _page, size: _size, sorting: _sorting, ...filter }: ContractListSearch): ContractFilter {
  return filter;
}

/** The call's input for a state of the list. */
export const listInput = (search: ContractListSearch) => ({ ...filterOf(search), ...pageInput(search) });
