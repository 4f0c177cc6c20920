import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { bars, categoryShare, customizedPlan } from '../customized/schemas.ts';
import { ofPlanTab } from '../tab-access.ts';

const base = '/api/rocketAdmin/userOfflinePlan';

/** What the exercises of the sessions to come would be chosen by, so that it can be told. */
export const rearrangement = z.object({
  userOfflinePlanId: id('plan'),
  /** How many sessions are to come. */
  sessions: z.int(),
  /** How many exercises each takes unless told. */
  bars,
  /** As often as the plan's template trains each; every exercise stays at its level. */
  shares: z.array(categoryShare),
  customized: customizedPlan,
});
export type Rearrangement = z.infer<typeof rearrangement>;

export const arrangeCalls = {
  rearrangement: call('GET', `${base}/rearrangement`, {
    summary: 'What the sessions to come of a plan may be arranged by: its template, or the latest report of its child',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: rearrangement,
  }),
  rearrange: call('POST', `${base}/rearrange`, {
    summary:
      'Replace the exercises of the sessions to come as the template has them; quiet ones, and those whose level somebody adjusted, stay',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: z.object({ userOfflinePlanId: id('plan'), bars: bars.optional() }),
    output: z.object({ sessions: z.int(), exercises: z.int() }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:NothingToArrange'],
  }),
};
