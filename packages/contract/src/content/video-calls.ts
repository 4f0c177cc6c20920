import { z } from 'zod';
import { call, id } from '../wire.ts';

/** The one quality that is kept of a video. */
export const videoQuality = z.enum(['SD']);

export const videoCalls = {
  playAuth: call('GET', '/api/rocketAdmin/File/PlayAuth', {
    summary: 'A short-lived address, with Range, of a video or document of the library that the caller may see',
    access: { anyOf: ['RocketSystem.Content', 'RocketSystem.Course', 'RocketSystem.UserOfflinePlan'] },
    input: z.object({ vid: id('video') }),
    output: z.object({ vid: z.uuid(), url: z.string(), fileName: z.string(), type: z.string(), quality: videoQuality }),
  }),
  setProgramVideo: call('PUT', '/api/rocketAdmin/trainingProgram/vid', {
    summary:
      'Set the video of a training program, at its latest version: one that was just uploaded, or one of the library; null takes it away',
    access: { anyOf: ['RocketSystem.Content'], writers: 'wholePlatform' },
    input: z.object({ id: id('program'), vid: id('video').nullable() }),
  }),
};
