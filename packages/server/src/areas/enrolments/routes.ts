import type { groups } from '@trellis/contract/enrolments/area';
import type { enrolmentCalls } from '@trellis/contract/enrolments/calls';
import { type AreaRoutes, routesFor } from '../../platform/http/routes.ts';
import { beginEnrolment, endEnrolment } from './change-enrolment.ts';
import { viewEnrolment } from './view-enrolment.ts';

const enrolmentRoutes = routesFor<typeof enrolmentCalls>({ get: viewEnrolment, begin: beginEnrolment, end: endEnrolment });

/** What serves the groups of this area. */
export const routes: Record<keyof typeof groups, AreaRoutes> = { enrolments: enrolmentRoutes };
