import type { ContentStatus } from '@trellis/contract/content/schemas';
import { readOneOf, readTextSearch, type TextSearch } from '../../ui/list-search.ts';

const statuses: readonly ContentStatus[] = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'];

/** The state of the list of courses, as its address holds it. */
export interface CourseSearch extends TextSearch {
  status?: ContentStatus;
}

export const readCourseSearch = (raw: Partial<CourseSearch>): CourseSearch => ({
  ...readTextSearch(raw),
  status: readOneOf(statuses, raw.status),
});
