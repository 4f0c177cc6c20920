import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { audiences } from '@trellis/contract/banners/audiences';
import { root } from '../../app/root.tsx';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';

const banners = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/content/banner',
  validateSearch: readNarrowedSearch({ audience: audiences }),
  component: lazyRouteComponent(() => import('./banner-page.tsx'), 'BannerPage'),
});

export const bannerPages = [banners] as const;
