import type { groups } from '@trellis/contract/subject-grants/area';
import type { subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { guestGrantCalls } from '@trellis/contract/subject-grants/guest-calls';
import { type AreaRoutes, guestRoutesFor, routesFor, writes } from '../../platform/http/routes.ts';
import { findCenter, grantCenter, viewGrants, withdrawGrant } from './guest-grants.ts';
import { listGranted } from './list-granted.ts';
import { listReports } from './list-reports.ts';
import { shareGrant } from './share-grant.ts';

const subjectGrantRoutes = routesFor<typeof subjectGrantCalls>({ code: writes(shareGrant), getList: listGranted, getReports: listReports });

const guestGrantRoutes = guestRoutesFor<typeof guestGrantCalls>({
  get: viewGrants,
  find: findCenter,
  grant: grantCenter,
  withdraw: withdrawGrant,
});

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = {
  subjectGrants: subjectGrantRoutes,
  guestGrants: guestGrantRoutes,
};
