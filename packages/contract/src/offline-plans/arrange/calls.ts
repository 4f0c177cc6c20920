import { z } from 'zod';
import { limits } from '../../limits.ts';
import { call, id, instant } from '../../wire.ts';
import { difficulty } from '../schemas.ts';
import { ofPlanTab } from '../tab-access.ts';

const base = '/api/rocketAdmin/userOfflinePlan';
const bars = z.int().min(limits.bars.min).max(limits.bars.max);

/** What the exercises of the sessions to come would be chosen by, so that it can be told. */
export const rearrangement = z.object({
  userOfflinePlanId: id('plan'),
  /** How many sessions are to come. */
  sessions: z.int(),
  /** How many exercises each takes unless told. */
  bars,
  /** The latest report of the child; null: the plan's template says. */
  report: z.object({ title: z.string(), finishTime: instant }).nullable(),
  shares: z.array(
    z.object({
      categoryId: id('category'),
      name: z.string(),
      /** Of 100. */
      percentage: z.int(),
      /** Null: each exercise stays at its level. */
      recommendDifficulty: difficulty.nullable(),
      /** How many exercises of the plan train it; without any, its share goes to the others. */
      exercises: z.int(),
    }),
  ),
});
export type Rearrangement = z.infer<typeof rearrangement>;

export const arrangeCalls = {
  rearrangement: call('GET', `${base}/rearrangement`, {
    summary: 'What the sessions to come of a plan would be arranged by: shares and levels of the latest report, else of its template',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan') }),
    output: rearrangement,
  }),
  rearrange: call('POST', `${base}/rearrange`, {
    summary: 'Replace the exercises of the sessions to come; quiet ones, and those whose level somebody adjusted, stay',
    access: { anyOf: ['RocketSystem.UserOfflinePlan.Write'] },
    input: z.object({ userOfflinePlanId: id('plan'), bars: bars.optional() }),
    output: z.object({ sessions: z.int(), exercises: z.int() }),
    errors: ['RocketSystem:PlanClosed', 'RocketSystem:NothingToArrange'],
  }),
};
