import type { AreaRoutes } from '../platform/http/routes.ts';
import { accountRoutes } from './account/routes.ts';
import { adminRoutes, coachConfigRoutes, onlineRoutes, supervisionRoutes } from './admins/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { contractFileRoutes, contractReasonRoutes, contractRoutes } from './contracts/routes.ts';
import { creditFileRoutes, creditOverviewRoutes, creditRoutes, ledgerCheckRoutes } from './credits/routes.ts';
import { fileRoutes, uploadRoutes } from './files/routes.ts';
import { guardianFileRoutes, guardianRoutes, guestGuardianRoutes } from './guardians/routes.ts';
import { mailboxRoutes, mailRoutes } from './mail/routes.ts';
import { musicRoutes } from './music/routes.ts';
import { offlinePlanRoutes } from './offline-plans/routes.ts';
import { guestQuestionnaireRoutes, questionnaireRoutes } from './questionnaires/routes.ts';
import { schedulingRoutes } from './scheduling/routes.ts';
import { subjectImportFileRoutes, subjectImportRoutes, subjectImportRunRoutes } from './subject-imports/routes.ts';
import { subjectAccountRoutes, subjectFileRoutes, subjectRoutes } from './subjects/routes.ts';
import { tenancyRoutes, tenantDoorRoutes } from './tenancy/routes.ts';
import { hfsOrderFileRoutes, hfsOrderRoutes, tenantContractCodeRoutes, tenantContractRoutes } from './tenant-contracts/routes.ts';
import { activationRoutes } from './users/activation-routes.ts';
import { staffFileRoutes, staffRoutes } from './users/routes.ts';

/** Every area's use cases, by the contract's names. */
export const routes: Record<string, AreaRoutes> = {
  account: accountRoutes,
  subjects: subjectRoutes,
  subjectAccounts: subjectAccountRoutes,
  subjectFiles: subjectFileRoutes,
  subjectImports: subjectImportRoutes,
  subjectImportRuns: subjectImportRunRoutes,
  subjectImportFiles: subjectImportFileRoutes,
  guardians: guardianRoutes,
  guardianFiles: guardianFileRoutes,
  guestGuardians: guestGuardianRoutes,
  contracts: contractRoutes,
  contractFiles: contractFileRoutes,
  contractReasons: contractReasonRoutes,
  credits: creditRoutes,
  creditOverview: creditOverviewRoutes,
  creditFiles: creditFileRoutes,
  ledgerChecks: ledgerCheckRoutes,
  offlinePlans: offlinePlanRoutes,
  music: musicRoutes,
  questionnaires: questionnaireRoutes,
  guestQuestionnaires: guestQuestionnaireRoutes,
  scheduling: schedulingRoutes,
  tenancy: tenancyRoutes,
  tenantDoor: tenantDoorRoutes,
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
  userFiles: staffFileRoutes,
  activation: activationRoutes,
};
