import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import {
  type EntrySearch,
  type FigureSearch,
  readEntrySearch,
  readFigureSearch,
  readStandingSearch,
  readTableSearch,
  type StandingSearch,
  type TableSearch,
} from './searches.ts';

const getParentRoute = () => root;
const figures = {
  getParentRoute,
  // a link names what it likes of the page's state; the rest is read as nothing
  validateSearch: (raw: Partial<FigureSearch> & SearchSchemaInput): FigureSearch => readFigureSearch(raw),
  component: lazyRouteComponent(() => import('./figures-page.tsx'), 'FiguresPage'),
};
const entries = {
  getParentRoute,
  validateSearch: (raw: Partial<EntrySearch> & SearchSchemaInput): EntrySearch => readEntrySearch(raw),
  component: lazyRouteComponent(() => import('./entries-page.tsx'), 'EntriesPage'),
};
const standing = {
  getParentRoute,
  validateSearch: (raw: Partial<StandingSearch> & SearchSchemaInput): StandingSearch => readStandingSearch(raw),
  component: lazyRouteComponent(() => import('./standing-page.tsx'), 'StandingPage'),
};
const table = {
  getParentRoute,
  validateSearch: (raw: Partial<TableSearch> & SearchSchemaInput): TableSearch => readTableSearch(raw),
  component: lazyRouteComponent(() => import('./table-page.tsx'), 'TablePage'),
};

export const statisticPages = [
  createRoute({ ...figures, path: '/system/center/dataPanel/dataPanel' }),
  createRoute({ ...figures, path: '/system/center/analysis/children' }),
  createRoute({ ...figures, path: '/system/center/analysis/guardian' }),
  createRoute({ ...figures, path: '/system/center/analysis/vrat' }),
  createRoute({ ...figures, path: '/system/center/analysis/oneToOne' }),
  createRoute({ ...figures, path: '/system/center/analysis/class' }),
  createRoute({ ...figures, path: '/system/center/analysis/trainer' }),
  createRoute({ ...figures, path: '/system/center/analysis/questionnaire' }),
  createRoute({ ...figures, path: '/system/center/analysis/userCourse' }),
  createRoute({ ...figures, path: '/system/manage/analysis/overview' }),
  createRoute({ ...figures, path: '/system/manage/analysis/children' }),
  createRoute({ ...figures, path: '/system/manage/analysis/guardian' }),
  createRoute({ ...figures, path: '/system/manage/analysis/vrat' }),
  createRoute({ ...figures, path: '/system/manage/analysis/oneToOne' }),
  createRoute({ ...figures, path: '/system/manage/analysis/class' }),
  createRoute({ ...figures, path: '/system/manage/analysis/trainer' }),
  createRoute({ ...figures, path: '/system/manage/analysis/questionnaire' }),
  createRoute({ ...figures, path: '/system/manage/analysis/userCourse' }),
  createRoute({ ...figures, path: '/system/enterprise/analysis' }),
  createRoute({ ...figures, path: '/system/area/analysis' }),
  createRoute({ ...entries, path: '/system/center/analysis/entries' }),
  createRoute({ ...entries, path: '/system/manage/analysis/entries' }),
  createRoute({ ...entries, path: '/system/enterprise/analysis/entries' }),
  createRoute({ ...entries, path: '/system/area/analysis/entries' }),
  createRoute({ ...standing, path: '/system/center/analysis/standing' }),
  createRoute({ ...standing, path: '/system/manage/analysis/standing' }),
  createRoute({ ...standing, path: '/system/enterprise/analysis/standing' }),
  createRoute({ ...standing, path: '/system/area/analysis/standing' }),
  createRoute({ ...table, path: '/system/center/menu/statistic/questionnaireList' }),
  createRoute({ ...table, path: '/system/center/traningManage/trainingList' }),
  createRoute({ ...table, path: '/system/center/traningManage/classList' }),
  createRoute({ ...table, path: '/system/manage/traningManage/classList' }),
  createRoute({ ...table, path: '/system/manage/traningManage/trainingList' }),
  createRoute({ ...table, path: '/system/manage/statistic/questionnaireList' }),
] as const;
