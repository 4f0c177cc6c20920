import { accountCalls } from './account/calls.ts';
import { adminCalls } from './admins/calls.ts';
import { coachConfigCalls } from './admins/coach-calls.ts';
import { onlineCalls } from './admins/online-calls.ts';
import { supervisionCalls } from './admins/supervisor-calls.ts';
import { auditCalls } from './audit/calls.ts';
import { contractCalls } from './contracts/calls.ts';
import { creditCalls } from './credits/calls.ts';
import { fileCalls, uploadCalls } from './files/calls.ts';
import { mailboxCalls, mailCalls } from './mail/calls.ts';
import { musicCalls } from './music/calls.ts';
import { offlinePlanCalls } from './offline-plans/calls.ts';
import { schedulingCalls } from './scheduling/calls.ts';
import { subjectCalls } from './subjects/calls.ts';
import { tenancyCalls } from './tenancy/calls.ts';
import { tenantContractCalls } from './tenant-contracts/calls.ts';
import { tenantContractCodeCalls } from './tenant-contracts/code-calls.ts';
import { hfsOrderCalls, hfsOrderFileCalls } from './tenant-contracts/order-calls.ts';
import { activationCalls } from './users/activation-calls.ts';
import { staffCalls } from './users/staff-calls.ts';

/** Every area's calls. A new area is one line here, and one in the server's. */
export const contract = {
  account: accountCalls,
  subjects: subjectCalls,
  contracts: contractCalls,
  credits: creditCalls,
  offlinePlans: offlinePlanCalls,
  music: musicCalls,
  scheduling: schedulingCalls,
  tenancy: tenancyCalls,
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
  activation: activationCalls,
};
