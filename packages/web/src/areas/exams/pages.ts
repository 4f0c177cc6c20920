import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';
import { type ExamListSearch, type ResultSearch, readExamListSearch, readPanelSearch, readResultSearch } from './searches.ts';

const getParentRoute = () => root;
const resultOf = (raw: Partial<ResultSearch> & SearchSchemaInput): ResultSearch => readResultSearch(raw);

const bank = createRoute({
  getParentRoute,
  path: '/system/manage/content/questionBank',
  validateSearch: readNarrowedSearch({}),
  component: lazyRouteComponent(() => import('./bank/question-page.tsx'), 'QuestionPage'),
});
const examinations = createRoute({
  getParentRoute,
  path: '/system/manage/content/examination',
  validateSearch: readNarrowedSearch({}),
  component: lazyRouteComponent(() => import('./bank/examination-page.tsx'), 'ExaminationPage'),
});
const list = createRoute({
  getParentRoute,
  path: '/system/manage/manage/examination',
  validateSearch: (raw: Partial<ExamListSearch> & SearchSchemaInput): ExamListSearch => readExamListSearch(raw),
  component: lazyRouteComponent(() => import('./exam-list-page.tsx'), 'ExamListPage'),
});
const panel = createRoute({
  getParentRoute,
  path: '/system/center/detail/examPanel',
  validateSearch: (raw: { trainerTrainingModuleId?: string | undefined } & SearchSchemaInput) => readPanelSearch(raw),
  component: lazyRouteComponent(() => import('./paper/exam-panel-page.tsx'), 'ExamPanelPage'),
});
const results = () => import('./result/exam-result-page.tsx');
const result = createRoute({
  getParentRoute,
  path: '/system/center/detail/examResult',
  validateSearch: resultOf,
  component: lazyRouteComponent(results, 'ExamResultPage'),
});
const resultForPlatform = createRoute({
  getParentRoute,
  path: '/system/manage/detail/examResult',
  validateSearch: resultOf,
  component: lazyRouteComponent(results, 'ManagedExamResultPage'),
});

export const examPages = [bank, examinations, list, panel, result, resultForPlatform] as const;
