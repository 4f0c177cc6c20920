import { createRootRouteWithContext, Outlet, redirect, useBlocker, useLocation, useMatches } from '@tanstack/react-router';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { landingPath, mayOpen, roleChooserPath } from '@trellis/contract/menu-rules';
import { lazy, Suspense } from 'react';
import { currentUserOptions, rightsNow } from './current-user.ts';
import { ErrorScreen } from './error-screen.tsx';
import { isGuestPage } from './guest.ts';
import { i18n } from './i18n.ts';
import { askForPin, hasLocks } from './lock/lock-state.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { isOpen } from './open-paths.ts';
import { queryClient } from './query-client.ts';
import { currentSignIn, roleChooser, signIn } from './sign-in.ts';
import { toast } from './toast.ts';
import { hasUnsaved, mayLeave } from './unsaved.ts';
import { Waiting } from './waiting.tsx';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A page that is drawn without antd; what opens on it brings that along. */
    isPlain?: boolean;
  }
}

const loadShell = () => import('./shell.tsx').then(({ Shell }) => ({ default: Shell }));
const Shell = lazy(loadShell);
const TouchFloor = lazy(() => import('./antd-floor.tsx').then((module) => ({ default: module.TouchFloor })));

/** Whoever comes to work needs the shell: it is on its way while they are signed in. */
export function prepareShell(): void {
  if (!isGuestPage()) void loadShell().catch(() => undefined);
}

/** Everything but the open pages stands behind the sign-in and inside the shell; a page of another side, or off the menu, leads home. */
export const root = createRootRouteWithContext<{ isPage: (pathname: string) => boolean }>()({
  notFoundComponent: NotFoundPage,
  // the only one: whatever breaks, shell and page give way to it together
  errorComponent: ErrorScreen,
  beforeLoad: async ({ location, preload, context: { isPage } }) => {
    if (isOpen(location.pathname)) return;
    if (!(await currentSignIn()) && !(hasLocks() && (await askForPin()))) {
      await signIn(i18n.language, location.href);
      // the browser is leaving: nothing behind may load without a person
      await new Promise(() => undefined);
    }
    const known = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
    // what is nobody's page is not found, further on
    if (mayOpen(known, location.pathname) || !isPage(location.pathname)) return;
    // a right may have been given since
    const user = preload ? known : ((await queryClient.fetchQuery(rightsNow()).catch(() => known)) as CurrentUser);
    if (mayOpen(user, location.pathname)) return;
    const landing = landingPath(user);
    if (landing === roleChooserPath) throw redirect({ href: roleChooser({ pathname: location.pathname, search: location.searchStr }) });
    if (!preload) toast('warning', i18n.t('pageRefused', { ns: 'shell' }));
    throw redirect({ to: landing });
  },
  component: Frame,
});

function Frame() {
  const { pathname } = useLocation();
  useBlocker({ shouldBlockFn: async () => !(await mayLeave()), enableBeforeUnload: hasUnsaved });
  const isPlain = useMatches({ select: (matches) => matches.at(-1)?.staticData.isPlain === true });
  if (isOpen(pathname) && isPlain) return <Outlet />;
  const Around = isOpen(pathname) ? TouchFloor : Shell;
  return (
    <Suspense fallback={<Waiting />}>
      <Around>
        <Suspense fallback={<Waiting />}>
          <Outlet />
        </Suspense>
      </Around>
    </Suspense>
  );
}
