import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { ofPlanTab } from '../tab-access.ts';
import { changePlanSettings, planSettings } from './schemas.ts';

const path = '/api/rocketAdmin/userOfflinePlan/settings';

export const planSettingCalls = {
  get: call('GET', path, {
    summary: 'How long sessions of a plan may last, with how many exercises, and who is told of them',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: planSettings,
  }),
  change: call('PUT', path, {
    summary: 'Choose how long sessions of a plan may last, with how many exercises, and who is told of them',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: changePlanSettings,
    output: planSettings,
    errors: ['RocketSystem:PlanClosed', 'Trellis:NoDuration', 'Trellis:StaleStamp'],
  }),
};
