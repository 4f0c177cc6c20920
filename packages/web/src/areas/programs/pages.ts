import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readTextSearch, type TextSearch } from '../../ui/list-search.ts';

const getParentRoute = () => root;
const validateSearch = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);

const feedbackProperties = createRoute({
  getParentRoute,
  path: '/system/manage/content/feedbackProperties',
  validateSearch,
  component: lazyRouteComponent(() => import('./feedback-property-page.tsx'), 'FeedbackPropertyPage'),
});

export const programPages = [feedbackProperties] as const;
