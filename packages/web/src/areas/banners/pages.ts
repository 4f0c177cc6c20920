import { createRoute, lazyRouteComponent, type SearchSchemaInput } from '@tanstack/react-router';
import { root } from '../../app/root.tsx';
import { type OfferedSearch, readOfferedSearch } from '../../ui/resource/offered-search.ts';

const banners = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/banner',
  validateSearch: (raw: Partial<OfferedSearch> & SearchSchemaInput): OfferedSearch => readOfferedSearch(raw),
  component: lazyRouteComponent(() => import('./banner-page.tsx'), 'BannerPage'),
});

export const bannerPages = [banners] as const;
