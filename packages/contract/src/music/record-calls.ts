import { z } from 'zod';
import { ofPlanTab } from '../offline-plans/tab-access.ts';
import { call, id, paged, pageQuery } from '../wire.ts';
import { beforeStartMusic, courseProgress, listeningRecord, trackProgress } from './schemas.ts';

const read = { anyOf: ['RocketSystem.UserOfflinePlan'] } as const;
const base = '/api/rocketAdmin/userCourse';
const ofSession = z.object({ sessionId: id('session') });

export const musicRecordCalls = {
  beforeStart: call('GET', '/api/rocketAdmin/planUser/beforeStartMusic', {
    summary: 'Which music a session has, whether it may start now, and where it may go on',
    access: read,
    input: ofSession,
    output: beforeStartMusic,
  }),
  progress: call('GET', `${base}/userCourseProgress`, {
    summary: 'Where the music of a session stands',
    access: read,
    input: ofSession,
    output: courseProgress,
  }),
  tracks: call('GET', `${base}/userCourseAudioTrackProgresses`, {
    summary: 'The tracks of a session in order, and how far each was heard',
    access: read,
    input: ofSession,
    output: z.array(trackProgress),
  }),
  listened: call('GET', '/api/rocketAdmin/userOfflinePlan/userCourseRecordListening', {
    summary: 'What was listened to in the sessions of a plan, the latest session first',
    access: ofPlanTab,
    input: pageQuery.omit({ sorting: true }).extend({ userOfflinePlanId: id('plan') }),
    output: paged(listeningRecord),
  }),
};
