import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { listRoute } from '../../app/list-route.ts';
import { root } from '../../app/root.tsx';
import { type PageSearch, readPage } from '../../ui/list-search.ts';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

const getParentRoute = () => root;
const ofOffered = (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw);
const plain = () => import('./topic-pages.tsx');

const topics = createRoute({
  getParentRoute,
  path: '/system/manage/nutrition/daily',
  validateSearch: ofOffered,
  component: lazyRouteComponent(plain, 'DailyTopicPage'),
});
const weeks = createRoute({
  getParentRoute,
  path: '/system/manage/nutrition/week',
  validateSearch: ofOffered,
  component: lazyRouteComponent(() => import('./week-theme-page.tsx'), 'WeekThemePage'),
});
const templates = createRoute({
  getParentRoute,
  path: '/system/manage/nutrition/template',
  validateSearch: ofOffered,
  component: lazyRouteComponent(() => import('./template-page.tsx'), 'TemplatePage'),
});
const tags = listRoute('/system/manage/nutrition/tag', lazyRouteComponent(plain, 'AdhdTagPage'));
const categories = listRoute('/system/manage/nutrition/category', lazyRouteComponent(plain, 'TopicCategoryPage'));

const ofPage = (raw: Partial<PageSearch> & SearchSchemaInput): PageSearch => readPage(raw);
const thoughts = () => import('./thoughts-page.tsx');
const allThoughts = createRoute({
  getParentRoute,
  path: '/system/manage/nutrition/thoughts',
  validateSearch: ofPage,
  component: lazyRouteComponent(thoughts, 'AllThoughtsPage'),
});
const enterpriseThoughts = createRoute({
  getParentRoute,
  path: '/system/enterprise/nutrition/thoughts',
  validateSearch: ofPage,
  component: lazyRouteComponent(thoughts, 'EnterpriseThoughtsPage'),
});
const areaThoughts = createRoute({
  getParentRoute,
  path: '/system/area/nutrition/thoughts',
  validateSearch: ofPage,
  component: lazyRouteComponent(thoughts, 'AreaThoughtsPage'),
});

export const wellbeingLibraryPages = [topics, weeks, templates, tags, categories, allThoughts, enterpriseThoughts, areaThoughts] as const;
