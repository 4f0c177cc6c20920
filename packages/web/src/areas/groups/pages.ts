import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import type { ClassType } from '@trellis/contract/groups/rules';
import { root } from '../../app/root.tsx';
import { readOneOf, readPage, readText } from '../../ui/list-search.ts';
import type { ClassListSearch, ClassTab } from './list-search.ts';

const types: readonly ClassType[] = ['OneToOne', 'OneToTwo', 'OneToThree', 'OneToFour', 'OneToFive', 'OneToSix', 'OneToMany', 'Class'];
const tabs: readonly ClassTab[] = ['children', 'plan'];

const classes = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/manage/group',
  validateSearch: (raw: Partial<ClassListSearch> & SearchSchemaInput): ClassListSearch => ({
    ...readPage(raw),
    filter: readText(raw.filter),
    type: readOneOf(types, raw.type),
  }),
  component: lazyRouteComponent(() => import('./class-list-page.tsx'), 'ClassListPage'),
});

const classDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/groupClassDetail',
  validateSearch: (raw: Record<string, unknown>): { classId: string; tab?: ClassTab } => ({
    classId: readText(raw['classId']) ?? '',
    tab: readOneOf(tabs, raw['tab']),
  }),
  component: lazyRouteComponent(() => import('./class-detail-page.tsx'), 'ClassDetailPage'),
});

export const groupPages = [classes, classDetail] as const;
