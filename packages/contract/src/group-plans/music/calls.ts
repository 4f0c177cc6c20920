import { z } from 'zod';
import { listeningRecord } from '../../music/schemas.ts';
import { feedbacks } from '../../offline-plans/feedback-schemas.ts';
import { inRun, sessionFaults } from '../../offline-plans/session-faults.ts';
import { call, id, paged, pageQuery } from '../../wire.ts';
import { childListening } from './schemas.ts';

const read = { anyOf: ['RocketSystem.Group'] } as const;
const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';
const sessionId = id('groupSession');

export const groupMusicCalls = {
  punch: call('POST', `${base}/musicPunch`, {
    summary: 'Music of a class punched track by track, in order, with its feedback after the last',
    access: write,
    input: z.object({ sessionId, sessionTrackId: id('sessionTrack').optional(), feedbacks: feedbacks.optional(), ...inRun }),
    errors: [...sessionFaults, 'RocketSystem:TrackOutOfOrder', 'RocketSystem:TrackNotFinished'],
  }),
  listened: call('GET', `${base}/userCourseRecordListening`, {
    summary: 'What was listened to in the sessions of a plan, the latest session first',
    access: read,
    input: pageQuery.omit({ sorting: true }).extend({ groupTrainingPlanId: id('groupPlan') }),
    output: paged(listeningRecord.extend({ id: sessionId })),
  }),
  progress: call('GET', `${base}/checkUserMusicCourseProgress`, {
    summary: 'How far each child who attends heard the music of a session',
    access: read,
    input: z.object({ sessionId }),
    output: z.object({ trackCount: z.int(), isFinished: z.boolean(), userCourseItems: z.array(childListening) }),
  }),
};
