import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { appChoices } from '@trellis/contract/apps/choices';
import { root } from '../../app/root.tsx';
import { readNarrowedSearch } from '../../ui/resource/offered-search.ts';

const appVersions = createRoute({
  getParentRoute: () => root,
  path: '/system/manage/application/appVersion',
  validateSearch: readNarrowedSearch(appChoices),
  component: lazyRouteComponent(() => import('./app-version-page.tsx'), 'AppVersionPage'),
});

export const appPages = [appVersions] as const;
