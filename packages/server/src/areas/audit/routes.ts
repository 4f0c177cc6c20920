import type { groups } from '@trellis/contract/audit/area';
import type { auditCalls } from '@trellis/contract/audit/calls';
import { type AreaRoutes, actorRoutesFor } from '../../platform/http/routes.ts';
import { listChanges } from './list-changes.ts';

const auditRoutes = actorRoutesFor<typeof auditCalls>({ list: listChanges });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  audit: auditRoutes,
};
