import type { AreaRoutes } from '../platform/http/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { musicRoutes } from './music/routes.ts';
import { offlinePlanRoutes } from './offline-plans/routes.ts';
import { schedulingRoutes } from './scheduling/routes.ts';
import { subjectRoutes } from './subjects/routes.ts';

/** Every area's use cases, by the contract's names. */
export const routes: Record<string, AreaRoutes> = {
  account: accountRoutes,
  subjects: subjectRoutes,
  contracts: contractRoutes,
  credits: creditRoutes,
  offlinePlans: offlinePlanRoutes,
  music: musicRoutes,
  scheduling: schedulingRoutes,
  files: fileRoutes,
};
