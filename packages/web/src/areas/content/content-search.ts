import type { ContentStatus } from '@trellis/contract/content/schemas';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';

const statuses: readonly ContentStatus[] = ['Unpublish', 'Hide', 'Public', 'Expire', 'Trash'];

/** The state of a list of the library, as its address holds it. */
export interface LibrarySearch extends PageSearch {
  filter?: string;
}

export const readLibrarySearch = (raw: Partial<LibrarySearch>): LibrarySearch => ({ ...readPage(raw), filter: readText(raw.filter) });

/** The same for courses. */
export interface CourseSearch extends LibrarySearch {
  status?: ContentStatus;
}

export const readCourseSearch = (raw: Partial<CourseSearch>): CourseSearch => ({
  ...readLibrarySearch(raw),
  status: readOneOf(statuses, raw.status),
});
