import { createRootRoute, Outlet, redirect, useLocation } from '@tanstack/react-router';
import { landingPath, mayOpen } from '@trellis/contract/account/rules';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { currentUserOptions } from './current-user.ts';
import { ErrorScreen } from './error-screen.tsx';
import { isGuestPage } from './guest.ts';
import { i18n } from './i18n.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { queryClient } from './query-client.ts';
import { Shell } from './shell.tsx';
import { currentSignIn, signIn } from './sign-in.ts';

export const callbackPath = '/callback';
/** Pages for people who have no account yet, or come by a mailed link. */
const openPaths: readonly string[] = [callbackPath, '/activate', '/updateEmail', '/mailbox'];
const isOpen = (pathname: string) => openPaths.includes(pathname) || isGuestPage(pathname);

/** Everything but the open pages stands behind the sign-in and inside the shell; a page of another side, or off the menu, leads home. */
export const root = createRootRoute({
  notFoundComponent: NotFoundPage,
  // the only one: whatever breaks, shell and page give way to it together
  errorComponent: ErrorScreen,
  beforeLoad: async ({ location }) => {
    if (isOpen(location.pathname)) return;
    if (!(await currentSignIn())) {
      await signIn(i18n.language, location.href);
      // the browser is leaving: nothing behind may load without a person
      await new Promise(() => undefined);
    }
    const user = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
    if (!mayOpen(user, location.pathname)) throw redirect({ to: landingPath(user) });
  },
  component: Frame,
});

function Frame() {
  const { pathname } = useLocation();
  return isOpen(pathname) ? <Outlet /> : <Shell />;
}
