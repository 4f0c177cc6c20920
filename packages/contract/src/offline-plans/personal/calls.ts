import { z } from 'zod';
import { call, id } from '../../wire.ts';
import { feedbacks } from '../feedback-schemas.ts';
import { userCourseItem } from '../schemas.ts';
import { inRun, sessionFaults } from '../session-faults.ts';

const path = '/api/rocketAdmin/userOfflinePlan/personalPunch';
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const personalPunch = z.object({ sessionId: id('session'), subjectId: id('subject'), feedbacks, ...inRun });
const errors = [...sessionFaults, 'RocketSystem:OnlyAttending'] as const;

/** What is said about a child alone, beside what is said about the session. */
export const personalFeedbackCalls = {
  list: call('GET', '/api/rocketAdmin/userOfflinePlan/forPersonalPunch', {
    summary: 'Who takes part in a session, and what was said about each child alone',
    access: { anyOf: ['RocketSystem.UserOfflinePlan'] },
    input: z.object({ userOfflinePlanId: id('plan'), num: z.int().min(1) }),
    output: z.object({
      sessionId: id('session'),
      isWritable: z.boolean(),
      userCourseItems: z.array(userCourseItem),
      /** Given once it was given on every child that attends. */
      isSubmitted: z.boolean(),
    }),
  }),
  save: call('POST', path, {
    summary: 'Personal feedback on a child who attends the running session',
    closesBooks: true,
    access: write,
    input: personalPunch,
    errors,
  }),
  edit: call('PUT', path, {
    summary: 'Change the personal feedback on a child who attends the running session',
    closesBooks: true,
    access: write,
    input: personalPunch,
    errors,
  }),
};
