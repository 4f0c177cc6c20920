import { z } from 'zod';
import { adjustable, adjustDifficulty, adjustReason, difficultyChange } from '../../offline-plans/difficulty/schemas.ts';
import { sessionFaults } from '../../offline-plans/session-faults.ts';
import { call, id, paged } from '../../wire.ts';
import { ofPlanInPages } from '../records/schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';
const groupTrainingPlanId = id('groupPlan');
const itemId = id('groupItem');

export const groupDifficultyCalls = {
  adjustable: call('GET', `${base}/adjustDifficulty`, {
    summary: 'The exercises of a session that runs or has not begun, with what their levels may be; of the next one unless told',
    access: read,
    input: z.object({ groupTrainingPlanId, num: z.int().min(1).optional() }),
    output: adjustable.extend({ items: z.array(adjustable.shape.items.element.extend({ id: itemId })) }),
    errors: ['RocketSystem:PlanNotActive', 'RocketSystem:NoSessionLeft'],
  }),
  adjust: call('POST', `${base}/adjustDifficulty`, {
    summary: 'Put exercises of a class to another level, in their session and in those after it that have not begun',
    access: write,
    input: adjustDifficulty
      .omit({ userOfflinePlanId: true })
      .extend({ groupTrainingPlanId, trainingActivities: z.array(itemId).min(1).max(60) }),
    output: z.object({ laterSessions: z.int() }),
    errors: ['RocketSystem:PlanNotActive', 'RocketSystem:ExerciseSettled', 'RocketSystem:LevelOutOfBounds', ...sessionFaults],
  }),
  records: call('GET', `${base}/difficultyModifyRecords`, {
    summary: 'Which levels of a plan were changed, newest first',
    access: read,
    input: ofPlanInPages,
    output: paged(difficultyChange),
  }),
  editReason: call('PUT', `${base}/difficultyModifyReason`, {
    summary: 'Say anew why a level was changed: whoever changed it may',
    access: write,
    input: z.object({ id: id('difficultyChange'), reason: adjustReason }),
    errors: ['RocketSystem:NotYourRecord'],
  }),
};
