import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { landingPath } from '@trellis/contract/account/rules';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { CallbackPage } from './callback-page.tsx';
import { currentUserOptions } from './current-user.ts';
import { ErrorScreen } from './error-screen.tsx';
import { i18n } from './i18n.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { queryClient } from './query-client.ts';
import { readSessionSearch, readSubjectDetailSearch, readSubjectListSearch } from './search.ts';
import { Shell } from './shell.tsx';
import { currentSignIn, signIn } from './sign-in.ts';

const callbackPath = '/callback';

/** Everything but /callback stands behind the sign-in and inside the shell. */
const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  errorComponent: ErrorScreen,
  beforeLoad: async ({ location }) => {
    if (location.pathname === callbackPath) return;
    if (!(await currentSignIn())) {
      await signIn(i18n.language, location.href);
      // the browser is leaving: nothing behind may load without a person
      await new Promise(() => undefined);
    }
    await queryClient.ensureQueryData(currentUserOptions());
  },
  component: Frame,
});

function Frame() {
  const { pathname } = useLocation();
  return pathname === callbackPath ? <Outlet /> : <Shell />;
}

const callback = createRoute({ getParentRoute: () => root, path: callbackPath, component: CallbackPage });

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  beforeLoad: async () => {
    const user = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
    throw redirect({ to: landingPath(user) });
  },
});

const roleChooser = createRoute({
  getParentRoute: () => root,
  path: '/system/choseRoles',
  component: lazyRouteComponent(() => import('../areas/account/role-chooser-page.tsx'), 'RoleChooserPage'),
});
const account = createRoute({
  getParentRoute: () => root,
  path: '/system/menu/account',
  component: lazyRouteComponent(() => import('../areas/account/account-page.tsx'), 'AccountPage'),
});
const today = createRoute({
  getParentRoute: () => root,
  path: '/system/center/dataPanel/workTable',
  component: lazyRouteComponent(() => import('../areas/scheduling/today-page.tsx'), 'TodayPage'),
});

const subjects = createRoute({
  getParentRoute: () => root,
  path: '/system/center/menu/user/subject',
  validateSearch: readSubjectListSearch,
  component: lazyRouteComponent(() => import('../areas/subjects/subject-list-page.tsx'), 'SubjectListPage'),
});
const subjectDetail = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/subjectDetail',
  validateSearch: readSubjectDetailSearch,
  component: lazyRouteComponent(() => import('../areas/subjects/subject-detail-page.tsx'), 'SubjectDetailPage'),
});
const session = createRoute({
  getParentRoute: () => root,
  path: '/system/center/detail/userOfflineCourseDetail',
  validateSearch: readSessionSearch,
  component: lazyRouteComponent(() => import('../areas/offline-plans/session-page.tsx'), 'SessionPage'),
});

export const router = createRouter({
  routeTree: root.addChildren([callback, home, roleChooser, account, today, subjects, subjectDetail, session]),
  defaultPreload: 'intent',
  defaultErrorComponent: ErrorScreen,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
