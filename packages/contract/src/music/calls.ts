import { z } from 'zod';
import { sessionFaults } from '../offline-plans/session-faults.ts';
import { call, id } from '../wire.ts';
import { audioType } from './schemas.ts';

const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/userCourse';

const platform = z.literal('Web').default('Web');

/** Where the player is in a track; `progress` in seconds. The furthest place is kept, as far as time has passed since the track was begun. */
export const trackHeard = z.object({
  sessionTrackId: id('sessionTrack'),
  progress: z.number().min(0).max(36_000),
  /** Where the player stands, which may be before what was heard; the furthest unless told. */
  lastProgress: z.number().min(0).max(36_000).optional(),
  /** Seconds since the player began this track, by its own count: what was heard without a network is told at once. */
  sinceStart: z.number().min(0).max(36_000).optional(),
  platform,
  /** What the path says already; players that say it again are not refused for it. */
  state: z.enum(['Start', 'Pause', 'Stop', 'Finish']).optional(),
});
const errors = [...sessionFaults, 'RocketSystem:TrackOutOfOrder'] as const;
const output = z.object({ progress: z.number(), isFinished: z.boolean() });

export const musicCalls = {
  begin: call('POST', '/api/rocketAdmin/planUser/startMusic', {
    summary: 'The music of a session starts: where it was left, or at its first track',
    access: write,
    closesBooks: true,
    input: z.object({ sessionId: id('session'), audioType, from: z.enum(['progress', 'first']).default('progress'), platform }),
    output: z.object({ sessionTrackId: id('sessionTrack'), progress: z.number() }),
    errors: sessionFaults,
  }),
  start: call('POST', `${base}/startAudioTrack`, {
    summary: 'A track starts or resumes',
    access: write,
    closesBooks: true,
    input: trackHeard,
    output,
    errors,
  }),
  pause: call('POST', `${base}/pauseAudioTrack`, {
    summary: 'A track pauses',
    access: write,
    closesBooks: true,
    input: trackHeard,
    output,
    errors,
  }),
  stop: call('POST', `${base}/stopAudioTrack`, {
    summary: 'A track is left',
    access: write,
    closesBooks: true,
    input: trackHeard,
    output,
    errors,
  }),
  finish: call('POST', `${base}/finishAudioTrack`, {
    summary: 'A track was heard to its end',
    access: write,
    closesBooks: true,
    input: trackHeard,
    output,
    errors,
  }),
  save: call('PUT', `${base}/progressAudioTrack`, {
    summary: 'Where the player is, every 15 seconds',
    access: write,
    closesBooks: true,
    input: trackHeard,
    output,
    errors,
  }),
};
