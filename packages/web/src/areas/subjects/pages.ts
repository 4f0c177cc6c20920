import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { limits } from '@trellis/contract/limits';
import type { SubjectTag } from '@trellis/contract/subjects/schemas';
import { root } from '../../app/root.tsx';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';
import type { SubjectListSearch } from './list-search.ts';

const tags: readonly SubjectTag[] = ['Potential', 'Active', 'Archived', 'Test'];
const tabs = ['plan', 'contracts', 'credits'] as const;

const subjects = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subject',
  validateSearch: (raw: Partial<SubjectListSearch> & SearchSchemaInput): SubjectListSearch => ({
    ...readPage(raw, limits.subjectListPageSize),
    filter: readText(raw.filter),
    outpatientNumber: readText(raw.outpatientNumber),
    tag: readOneOf(tags, raw.tag),
    isCheckIn: readOneOf([true, false], raw.isCheckIn),
  }),
  component: lazyRouteComponent(() => import('./subject-list-page.tsx'), 'SubjectListPage'),
});

const subjectDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/subjectDetail',
  validateSearch: (raw: Record<string, unknown>): { id: string; tab?: (typeof tabs)[number] } => ({
    id: readText(raw['id']) ?? '',
    tab: readOneOf(tabs, raw['tab']),
  }),
  component: lazyRouteComponent(() => import('./subject-detail-page.tsx'), 'SubjectDetailPage'),
});

export const subjectPages = [subjects, subjectDetail] as const;
