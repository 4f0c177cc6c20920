import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { readTextSearch, type TextSearch } from '../../ui/list-search.ts';

const getParentRoute = () => root;
const validateSearch = (raw: Partial<TextSearch> & SearchSchemaInput): TextSearch => readTextSearch(raw);
const parts = () => import('./part-pages.tsx');

const targets = createRoute({
  getParentRoute,
  path: '/system/manage/content/trainingTarget',
  validateSearch,
  component: lazyRouteComponent(parts, 'TrainingTargetPage'),
});
const categories = createRoute({
  getParentRoute,
  path: '/system/manage/content/programCategory',
  validateSearch,
  component: lazyRouteComponent(parts, 'ProgramCategoryPage'),
});
const materials = createRoute({
  getParentRoute,
  path: '/system/manage/content/programMaterial',
  validateSearch,
  component: lazyRouteComponent(parts, 'ProgramMaterialPage'),
});
const tracks = createRoute({
  getParentRoute,
  path: '/system/manage/content/track',
  validateSearch,
  component: lazyRouteComponent(() => import('./track-page.tsx'), 'TrackPage'),
});

export const trainingPartPages = [targets, categories, materials, tracks] as const;
