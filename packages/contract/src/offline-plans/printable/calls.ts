import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { ofPlanTab } from '../tab-access.ts';
import { printablePlan } from './schemas.ts';

export const printablePlanCalls = {
  get: call('GET', '/api/rocketAdmin/userOfflinePlan/printablePlan', {
    summary: 'A plan as a family takes it home: how often and how long, which music, what is trained',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: printablePlan,
  }),
};
