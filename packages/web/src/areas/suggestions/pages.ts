import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type ReviewSearch, readReviewSearch } from './searches.ts';

const review = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/manage/suggestion',
  // a link names what it likes of the list's state; the rest is read as nothing
  validateSearch: (raw: Partial<ReviewSearch> & SearchSchemaInput): ReviewSearch => readReviewSearch(raw),
  component: lazyRouteComponent(() => import('./review-page.tsx'), 'ReviewPage'),
});

export const suggestionPages = [review] as const;
