import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { type PageSearch, pageInput } from '../../../ui/list-search.ts';

export interface SubjectFilter {
  filter?: string;
  guardianName?: string;
  coachName?: string;
  status?: 'Bind' | 'Unbound';
  tag?: SubjectTag;
  isCheckIn?: boolean;
  /** Only those whose enrollment is not finished, or only the others. */
  isEnrolling?: boolean;
  /** Only the children of a class. */
  subjectGroup?: string;
}

/** The state of the children's list, as its address holds it. */
export interface SubjectListSearch extends SubjectFilter, PageSearch {}

/** The call's input for a state of the list. */
export function listInput(search: SubjectListSearch) {
  return { ...filtersOf(search), ...pageInput(search) };
}

/** The filters of a state of the list, without its page. */
export function filtersOf({ page: _page, size: _size, sorting: _sorting, ...filters }: SubjectListSearch): SubjectFilter {
  return filters;
}
