import { accountCalls } from './account/calls.ts';
import { adminCalls } from './admins/calls.ts';
import { coachConfigCalls } from './admins/coach-calls.ts';
import { onlineCalls } from './admins/online-calls.ts';
import { supervisionCalls } from './admins/supervisor-calls.ts';
import { auditCalls } from './audit/calls.ts';
import { contractCalls } from './contracts/calls.ts';
import { contractFileCalls } from './contracts/file-calls.ts';
import { contractReasonCalls } from './contracts/reason-calls.ts';
import { creditCalls } from './credits/calls.ts';
import { creditFileCalls } from './credits/file-calls.ts';
import { creditOverviewCalls, ledgerCheckCalls } from './credits/overview-calls.ts';
import { fileCalls, uploadCalls } from './files/calls.ts';
import { guardianCalls, guardianFileCalls } from './guardians/calls.ts';
import { guestGuardianCalls } from './guardians/guest-calls.ts';
import { mailboxCalls, mailCalls } from './mail/calls.ts';
import { musicCalls } from './music/calls.ts';
import { offlinePlanCalls } from './offline-plans/calls.ts';
import { questionnaireCalls } from './questionnaires/calls.ts';
import { guestQuestionnaireCalls } from './questionnaires/guest-calls.ts';
import { schedulingCalls } from './scheduling/calls.ts';
import { subjectImportCalls, subjectImportFileCalls, subjectImportRunCalls } from './subject-imports/calls.ts';
import { subjectAccountCalls } from './subjects/account-calls.ts';
import { subjectCalls } from './subjects/calls.ts';
import { subjectFileCalls } from './subjects/file-calls.ts';
import { tenancyCalls } from './tenancy/calls.ts';
import { tenantDoorCalls } from './tenancy/door-calls.ts';
import { tenantContractCalls } from './tenant-contracts/calls.ts';
import { tenantContractCodeCalls } from './tenant-contracts/code-calls.ts';
import { hfsOrderCalls, hfsOrderFileCalls } from './tenant-contracts/order-calls.ts';
import { activationCalls } from './users/activation-calls.ts';
import { staffCalls, staffFileCalls } from './users/staff-calls.ts';

/** Every area's calls. A new area is one line here, and one in the server's. */
export const contract = {
  account: accountCalls,
  subjects: subjectCalls,
  subjectAccounts: subjectAccountCalls,
  subjectFiles: subjectFileCalls,
  subjectImports: subjectImportCalls,
  subjectImportRuns: subjectImportRunCalls,
  subjectImportFiles: subjectImportFileCalls,
  guardians: guardianCalls,
  guardianFiles: guardianFileCalls,
  guestGuardians: guestGuardianCalls,
  contracts: contractCalls,
  contractFiles: contractFileCalls,
  contractReasons: contractReasonCalls,
  credits: creditCalls,
  creditOverview: creditOverviewCalls,
  creditFiles: creditFileCalls,
  ledgerChecks: ledgerCheckCalls,
  offlinePlans: offlinePlanCalls,
  music: musicCalls,
  questionnaires: questionnaireCalls,
  guestQuestionnaires: guestQuestionnaireCalls,
  scheduling: schedulingCalls,
  tenancy: tenancyCalls,
  tenantDoor: tenantDoorCalls,
  tenantContracts: tenantContractCalls,
  tenantContractCodes: tenantContractCodeCalls,
  hfsOrders: hfsOrderCalls,
  hfsOrderFiles: hfsOrderFileCalls,
  files: fileCalls,
  uploads: uploadCalls,
  mail: mailCalls,
  mailbox: mailboxCalls,
  admins: adminCalls,
  coachConfigs: coachConfigCalls,
  online: onlineCalls,
  supervision: supervisionCalls,
  audit: auditCalls,
  users: staffCalls,
  userFiles: staffFileCalls,
  activation: activationCalls,
};
