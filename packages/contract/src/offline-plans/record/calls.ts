import { z } from 'zod';
import { call, id, instant, paged, pageQuery } from '../../wire.ts';
import { difficulty } from '../schemas.ts';
import { ofPlanTab } from '../tab-access.ts';

/** A session that was begun, as it was trained. */
export const trainedSession = z.object({
  id: id('session'),
  num: z.int(),
  openedAt: instant,
  /** Null: it runs. */
  finishedAt: instant.nullable(),
  coachName: z.string(),
  items: z.array(
    z.object({
      id: id('item'),
      title: z.string(),
      /** On the plan's scale. */
      level: difficulty,
      hasDone: z.boolean().nullable(),
      difficultyAdjusted: z.boolean(),
    }),
  ),
});
export type TrainedSession = z.infer<typeof trainedSession>;

export const trainingRecordCalls = {
  list: call('GET', '/api/rocketAdmin/userOfflinePlan/trainingRecord', {
    summary: 'The training record of a plan: its sessions that were begun, with their exercises at the levels they had, by number',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(trainedSession),
  }),
};
