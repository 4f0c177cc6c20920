import { z } from 'zod';
import { sessionFaults } from '../../offline-plans/session-faults.ts';
import { call, id } from '../../wire.ts';

const write = { anyOf: ['RocketSystem.UserOfflinePlan.Write'] } as const;
const base = '/api/rocketAdmin/groupTrainingPlan';

const playing = z.object({
  itemId: id('groupItem'),
  /** Which player asks: made by the tab that shows the video, and another one in every tab. */
  playerId: z.uuid(),
  /** The second where it stands. */
  progress: z.number().min(0).max(36_000).default(0),
});
/** How often it was played to its end in this session, and the furthest second. */
const playback = z.object({ times: z.int(), progress: z.number() });
const errors = [...sessionFaults, 'RocketSystem:VideoMultiplePlaybackCannotBePlayed'] as const;

export const groupVideoCalls = {
  check: call('POST', `${base}/checkVideoPlaybackTimes`, {
    summary: 'Whether the video of an exercise may play here: one player at a time has it, and asks again every few seconds while it plays',
    access: write,
    input: playing,
    output: playback.extend({ vid: id('video') }),
    errors,
  }),
  end: call('POST', `${base}/incrVideoPlaybackTimes`, {
    summary: 'A video was played to its end: counted once, and free for another player',
    access: write,
    input: playing,
    output: playback,
    errors,
  }),
};
