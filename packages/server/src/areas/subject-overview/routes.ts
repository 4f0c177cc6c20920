import type { groups } from '@trellis/contract/subject-overview/area';
import type { subjectOverviewCalls } from '@trellis/contract/subject-overview/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { viewOverview } from './view-overview.ts';

const subjectOverviewRoutes = routesFor<typeof subjectOverviewCalls>({ get: viewOverview });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = { subjectOverview: subjectOverviewRoutes };
