import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { type PageSearch, pageInput } from '../../ui/list-search.ts';

export interface SubjectFilter {
  filter?: string;
  outpatientNumber?: string;
  tag?: SubjectTag;
  isCheckIn?: boolean;
}

/** The state of the children's list, as its address holds it. */
export interface SubjectListSearch extends SubjectFilter, Pick<PageSearch, 'page' | 'size'> {}

/** The call's input for a state of the list. */
export function listInput({ page, size, ...filters }: SubjectListSearch) {
  return { ...filters, ...pageInput({ page, size }) };
}

/** Whether any filter narrows the list. */
export const isFiltered = ({ filter, outpatientNumber, tag, isCheckIn }: SubjectFilter): boolean =>
  [filter, outpatientNumber, tag, isCheckIn].some((value) => value !== undefined);
