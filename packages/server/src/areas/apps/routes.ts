import type { appCalls, appVersion } from '@trellis/contract/apps/app-version';
import type { groups } from '@trellis/contract/apps/area';
import { type AreaRoutes, actorRoutesFor, identityRoutesFor } from '../../platform/http/routes.ts';
import { appVersions } from './app-versions.ts';
import { newestVersion } from './newest-version.ts';

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  appVersions: actorRoutesFor<typeof appVersion.calls>(appVersions),
  apps: identityRoutesFor<typeof appCalls>({ newest: newestVersion }),
};
