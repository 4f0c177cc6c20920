import type { subjectGrantCalls } from '@trellis/contract/subject-grants/calls';
import type { guestGrantCalls } from '@trellis/contract/subject-grants/guest-calls';
import { guestRoutesFor, routesFor } from '../../platform/http/routes.ts';
import { findCenter, grantCenter, viewGrants, withdrawGrant } from './guest-grants.ts';
import { listGranted } from './list-granted.ts';
import { listReports } from './list-reports.ts';
import { shareGrant } from './share-grant.ts';

export const subjectGrantRoutes = routesFor<typeof subjectGrantCalls>({ code: shareGrant, getList: listGranted, getReports: listReports });

export const guestGrantRoutes = guestRoutesFor<typeof guestGrantCalls>({
  get: viewGrants,
  find: findCenter,
  grant: grantCenter,
  withdraw: withdrawGrant,
});
