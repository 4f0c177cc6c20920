import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readTextSearch, type TextSearch } from '../../ui/list-search.ts';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';

const getParentRoute = () => root;
const validateSearch = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);

const feedbackProperties = createRoute({
  getParentRoute,
  path: '/system/manage/content/feedbackProperties',
  validateSearch,
  component: lazyRouteComponent(() => import('./feedback-property-page.tsx'), 'FeedbackPropertyPage'),
});

const trainingPrograms = createRoute({
  getParentRoute,
  path: '/system/manage/content/trainingProgram',
  validateSearch: readNarrowedSearch({}),
  component: lazyRouteComponent(() => import('./training-program-page.tsx'), 'TrainingProgramPage'),
});

export const programPages = [feedbackProperties, trainingPrograms] as const;
