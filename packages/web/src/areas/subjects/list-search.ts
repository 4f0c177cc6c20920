import type { limits } from '@trellis/contract/limits';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';

export type PageSize = (typeof limits.pageSizes)[number];

export interface SubjectFilter {
  filter?: string;
  outpatientNumber?: string;
  tag?: SubjectTag;
  isCheckIn?: boolean;
}

/** The state of the children's list, as its address holds it. */
export interface SubjectListSearch extends SubjectFilter {
  page: number;
  size: PageSize;
}

/** The call's input for a state of the list. */
export function pageInput({ page, size, ...filters }: SubjectListSearch) {
  return { ...filters, skipCount: (page - 1) * size, maxResultCount: size };
}

/** Whether any filter narrows the list. */
export const isFiltered = ({ filter, outpatientNumber, tag, isCheckIn }: SubjectFilter): boolean =>
  [filter, outpatientNumber, tag, isCheckIn].some((value) => value !== undefined);
