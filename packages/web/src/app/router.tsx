import { createRoute, createRouter, redirect } from '@tanstack/react-router';
import { landingPath } from '@trellis/contract/account/rules';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { accountPages } from '../areas/account/pages.ts';
import { offlinePlanPages } from '../areas/offline-plans/pages.ts';
import { schedulingPages } from '../areas/scheduling/pages.ts';
import { subjectPages } from '../areas/subjects/pages.ts';
import { CallbackPage } from './callback-page.tsx';
import { currentUserOptions } from './current-user.ts';
import { ErrorScreen } from './error-screen.tsx';
import { queryClient } from './query-client.ts';
import { callbackPath, root } from './root.tsx';

const callback = createRoute({ getParentRoute: () => root, path: callbackPath, component: CallbackPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const user = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
    throw redirect({ to: landingPath(user) });
  },
});

export const router = createRouter({
  routeTree: root.addChildren([callback, home, ...accountPages, ...offlinePlanPages, ...schedulingPages, ...subjectPages]),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
