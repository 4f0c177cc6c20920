import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { ofPlanTab } from '../tab-access.ts';
import { adjustClasses, classAdjustment } from './schemas.ts';

const path = '/api/rocketAdmin/userOfflinePlan/classAdjustment';

export const classAdjustmentCalls = {
  get: call('GET', path, {
    summary: 'What can be put next into a plan: its latest sessions once more, or a calming exercise',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: classAdjustment,
  }),
  adjust: call('POST', path, {
    summary: 'Put sessions next into a plan; those to come move back',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: adjustClasses,
    output: z.object({ totalNum: z.int(), nums: z.array(z.int()) }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:ActivePlanExists', 'RocketSystem:TooFewHeld'],
  }),
};
