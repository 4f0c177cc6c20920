import type { AreaRoutes } from '../platform/http/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes, coachConfigRoutes, onlineRoutes, supervisionRoutes } from './admins/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { contractRoutes } from './contracts/routes.ts';
import { creditRoutes } from './credits/routes.ts';
import { fileRoutes, uploadRoutes } from './files/routes.ts';
import { mailboxRoutes, mailRoutes } from './mail/routes.ts';
import { musicRoutes } from './music/routes.ts';
import { offlinePlanRoutes } from './offline-plans/routes.ts';
import { schedulingRoutes } from './scheduling/routes.ts';
import { subjectRoutes } from './subjects/routes.ts';
import { tenancyRoutes } from './tenancy/routes.ts';
import { hfsOrderFileRoutes, hfsOrderRoutes, tenantContractCodeRoutes, tenantContractRoutes } from './tenant-contracts/routes.ts';
import { activationRoutes } from './users/activation-routes.ts';
import { staffRoutes } from './users/routes.ts';

/** Every area's use cases, by the contract's names. */
export const routes: Record<string, AreaRoutes> = {
  account: accountRoutes,
  subjects: subjectRoutes,
  contracts: contractRoutes,
  credits: creditRoutes,
  offlinePlans: offlinePlanRoutes,
  music: musicRoutes,
  scheduling: schedulingRoutes,
  tenancy: tenancyRoutes,
  tenantContracts: tenantContractRoutes,
  tenantContractCodes: tenantContractCodeRoutes,
  hfsOrders: hfsOrderRoutes,
  hfsOrderFiles: hfsOrderFileRoutes,
  files: fileRoutes,
  uploads: uploadRoutes,
  mail: mailRoutes,
  mailbox: mailboxRoutes,
  admins: adminRoutes,
  coachConfigs: coachConfigRoutes,
  online: onlineRoutes,
  supervision: supervisionRoutes,
  audit: auditRoutes,
  users: staffRoutes,
  activation: activationRoutes,
};
