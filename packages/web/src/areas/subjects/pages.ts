import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { type SubjectTab, subjectTabs } from '../../app/child-places.ts';
import { root } from '../../app/root.tsx';
import { type PageSearch, readOneOf, readPage, readText } from '../../ui/list-search.ts';
import type { SubjectListSearch } from './list/list-search.ts';

const tags: readonly SubjectTag[] = ['Potential', 'Active', 'Archived', 'Test'];
const statuses = ['Bind', 'Unbound'] as const;

const subjects = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subject',
  validateSearch: (raw: Partial<SubjectListSearch> & SearchSchemaInput): SubjectListSearch => ({
    ...readPage(raw, limits.subjectListPageSize),
    filter: readText(raw.filter),
    guardianName: readText(raw.guardianName),
    coachName: readText(raw.coachName),
    status: readOneOf(statuses, raw.status),
    tag: readOneOf(tags, raw.tag),
    isCheckIn: readOneOf([true, false], raw.isCheckIn),
    isEnrolling: readOneOf([true, false], raw.isEnrolling),
    subjectGroup: readText(raw.subjectGroup),
  }),
  component: lazyRouteComponent(() => import('./list/subject-list-page.tsx'), 'SubjectListPage'),
});

const subjectDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/subjectDetail',
  validateSearch: (raw: Record<string, unknown>): { id: string; tab?: SubjectTab; level?: number; sessions?: number } => ({
    id: readText(raw['id']) ?? '',
    tab: readOneOf(subjectTabs, raw['tab']),
    // what a report recommends, for the form of a plan
    level: Number(raw['level']) || undefined,
    sessions: Number(raw['sessions']) || undefined,
  }),
  component: lazyRouteComponent(() => import('./profile/subject-detail-page.tsx'), 'SubjectDetailPage'),
});

/** A child's record, in a tab of its own: `from` says which page it was opened on. */
const archives = createRoute({
  getParentRoute: () => root,
  path: '/system/archivesV2',
  validateSearch: (raw: Record<string, unknown>): { subjectId: string; from?: string } => ({
    subjectId: readText(raw['subjectId']) ?? '',
    from: readText(raw['from']),
  }),
  component: lazyRouteComponent(() => import('./profile/record-page.tsx'), 'RecordPage'),
});

const moves = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subjectMove',
  validateSearch: (raw: Partial<PageSearch> & SearchSchemaInput): PageSearch => readPage(raw),
  component: lazyRouteComponent(() => import('./moves/moves-page.tsx'), 'MovesPage'),
});

export const subjectPages = [subjects, moves, subjectDetail, archives] as const;
