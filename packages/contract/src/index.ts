import { accountCalls } from './account/calls.ts';
import { contractCalls } from './contracts/calls.ts';
import { creditCalls } from './credits/calls.ts';
import { fileCalls } from './files/calls.ts';
import { musicCalls } from './music/calls.ts';
import { offlinePlanCalls } from './offline-plans/calls.ts';
import { schedulingCalls } from './scheduling/calls.ts';
import { subjectCalls } from './subjects/calls.ts';

/** Every area's calls. A new area is one line here, and one in the server's. */
export const contract = {
  account: accountCalls,
  subjects: subjectCalls,
  contracts: contractCalls,
  credits: creditCalls,
  offlinePlans: offlinePlanCalls,
  music: musicCalls,
  scheduling: schedulingCalls,
  files: fileCalls,
};
