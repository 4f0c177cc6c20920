import { call, fileReply, paged, pagedToCap } from '../../wire.ts';
import { coreSession, coreSessionQuery, currentPlan, currentPlanQuery } from './schemas.ts';

const access = { anyOf: ['RocketSystem.TrainingManagement'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';

export const planManagementCalls = {
  currentPlanList: call('POST', `${base}/currentPlanList`, {
    summary: 'The plans of children of all centers that go on or wait for their end, newest first',
    // asked for by POST, and changes nothing
    access: { ...access, readers: 'everybody' },
    input: currentPlanQuery,
    output: pagedToCap(currentPlan),
  }),
  coreSessionLibrary: call('GET', `${base}/coreSessionLibrary`, {
    summary: 'What the sessions of the plan templates for a child are made of, by template and number',
    access,
    input: coreSessionQuery,
    output: paged(coreSession),
  }),
};

const unpaged = { skipCount: true, maxResultCount: true } as const;

export const planManagementFileCalls = {
  currentPlans: call('GET', `${base}/currentPlanExcel`, {
    summary: 'The same plans as an Excel file',
    access,
    input: currentPlanQuery.omit(unpaged),
    output: fileReply,
    file: 'plans.xlsx',
  }),
  coreSessions: call('GET', `${base}/coreSessionExcel`, {
    summary: 'The same sessions as an Excel file',
    access,
    input: coreSessionQuery.omit(unpaged),
    output: fileReply,
    file: 'core-sessions.xlsx',
  }),
};
