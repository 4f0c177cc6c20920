import { z } from 'zod';
import { call, id, paged, pageQuery } from '../../wire.ts';
import { feedbackProperty } from '../feedback-schemas.ts';
import { sessionFaults } from '../session-faults.ts';
import { ofPlanTab } from '../tab-access.ts';
import { adjustable, adjustDifficulty, adjustReason, difficultyChange } from './schemas.ts';

const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/userOfflinePlan';

export const planDifficultyCalls = {
  reasonQuestion: call('GET', '/api/rocketAdmin/feedbackProperties/modifyDifficultyReasonQuestion', {
    summary: 'The question why a level is changed, with its options',
    access: ofPlanTab,
    output: feedbackProperty,
  }),
  adjustable: call('GET', `${base}/adjustDifficulty`, {
    summary: 'The exercises of a session that runs or has not begun, with what their levels may be; of the next one unless told',
    access: ofPlanTab,
    input: z.object({ userOfflinePlanId: id('plan'), num: z.int().min(1).optional() }),
    output: adjustable,
    errors: ['RocketSystem:PlanNotActive', 'RocketSystem:NoSessionLeft'],
  }),
  adjust: call('POST', `${base}/adjustDifficulty`, {
    summary: 'Put exercises to another level, in their session and in those after it that have not begun',
    access: write,
    input: adjustDifficulty,
    output: z.object({ laterSessions: z.int() }),
    errors: ['RocketSystem:PlanNotActive', 'RocketSystem:ExerciseSettled', 'RocketSystem:LevelOutOfBounds', ...sessionFaults],
  }),
  records: call('GET', `${base}/difficultyModifyRecords`, {
    summary: 'Which levels of a plan were changed, newest first',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(difficultyChange),
  }),
  editReason: call('PUT', `${base}/difficultyModifyReason`, {
    summary: 'Say anew why a level was changed: whoever changed it may',
    access: write,
    input: z.object({ id: id('difficultyChange'), reason: adjustReason }),
    errors: ['RocketSystem:NotYourRecord'],
  }),
};
