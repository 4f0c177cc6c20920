import { z } from 'zod';
import { call, id, paged, pageQuery } from '../../wire.ts';
import { ofPlanTab } from '../tab-access.ts';
import { customization, customizedPlan, customizedRecord } from './schemas.ts';

const base = '/api/rocketAdmin/userOfflineTrainingPlanCustomized';

export const customizedPlanCalls = {
  list: call('GET', `${base}/customizedTrainingPlanList`, {
    summary: 'Which plans of a child were made by a report, by which one and what it recommends, newest first',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ userId: id('subject') }),
    output: paged(customizedRecord),
    errors: ['SubjectNotFound'],
  }),
  get: call('GET', `${base}/customizedPlan`, {
    summary: 'What the latest report of a child would make of a plan template, before anything is saved',
    access: ofPlanTab,
    input: z.object({ userId: id('subject'), templateId: id('planTemplate') }),
    output: customizedPlan,
    errors: ['SubjectNotFound'],
  }),
  customize: call('POST', `${base}/customizedTrainingPlan/{userOfflineTrainingPlanId}`, {
    summary: 'Choose the exercises of the sessions to come by a report; quiet ones, and those whose level somebody adjusted, stay',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: customization.extend({ userOfflineTrainingPlanId: id('plan') }),
    output: z.object({ sessions: z.int(), exercises: z.int() }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:NothingToArrange'],
  }),
};
