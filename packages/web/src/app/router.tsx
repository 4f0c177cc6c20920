import areas from 'virtual:area-pages';
import { createRoute, createRouter, notFound, redirect } from '@tanstack/react-router';
import type { CurrentUser } from '@trellis/contract/account/schemas';
import { landingPath, rootOf } from '@trellis/contract/menu-rules';
import type { AreaPages } from './area-pages.ts';
import { CallbackPage } from './callback-page.tsx';
import { currentUserOptions } from './current-user.ts';
import { loadPart } from './load-part.ts';
import { navigating } from './navigating.ts';
import { callbackPath } from './open-paths.ts';
import { queryClient } from './query-client.ts';
import { root } from './root.tsx';
import { parseSearch, stringifySearch } from './search-params.ts';

const callback = createRoute({
  getParentRoute: () => root,
  path: callbackPath,
  staticData: { isPlain: true },
  component: CallbackPage,
});

const toFirstPage = async (): Promise<never> => {
  const user = (await queryClient.ensureQueryData(currentUserOptions())) as CurrentUser;
  throw redirect({ to: landingPath(user) });
};
const home = createRoute({ getParentRoute: () => root, path: '/', beforeLoad: toFirstPage });

/** Where the addresses of each side begin. */
const sides: readonly string[] = Object.values(rootOf);
const beginnings = [home, ...sides.map((path) => createRoute({ getParentRoute: () => root, path, beforeLoad: toFirstPage }))];

/** An address whose area is not there yet: its routes are fetched, then the address is asked for again. */
const further = createRoute({
  getParentRoute: () => root,
  path: '$',
  beforeLoad: async ({ location, preload }) => {
    if (!(await addPages(location.pathname, preload))) throw notFound();
    throw redirect({ href: location.href, state: location.state, replace: true });
  },
});

const known: object[] = [callback, ...beginnings, further];

/** Adds the routes of the area that has an address; false where none is missing. */
async function addPages(pathname: string, isPreparing: boolean): Promise<boolean> {
  const area = areas.find(([, paths]) => paths.includes(pathname));
  if (!area) return false;
  const pages = (await loadPart(area[0], () => !isPreparing || navigating.current())).filter((page) => !known.includes(page));
  // a link that was pointed at may have brought them meanwhile
  if (pages.length === 0) return true;
  known.push(...pages);
  root.addChildren(known as never);
  router.setRoutes(router.buildRouteTree());
  return true;
}

/** The first page's routes are fetched with the app. */
export function prepareRoutes(): void {
  const area = areas.find(([, paths]) => paths.includes(window.location.pathname));
  if (area) void loadPart(area[0]).catch(() => undefined);
}

const tree = root.addChildren(known as unknown as readonly [typeof callback, typeof home, ...AreaPages]);

export const router = createRouter({
  // who may open what is told by addresses as they are written
  caseSensitive: true,
  routeTree: tree,
  context: { isPage: (pathname) => sides.includes(pathname) || areas.some(([, paths]) => paths.includes(pathname)) },
  defaultPreload: 'intent',
  parseSearch,
  stringifySearch,
  scrollRestoration: true,
});

router.subscribe('onBeforeLoad', () => navigating.set(true));
router.subscribe('onResolved', () => navigating.set(false));

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
