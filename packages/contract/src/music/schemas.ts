import { z } from 'zod';
import { track } from '../offline-plans/schemas.ts';
import { id, instant } from '../wire.ts';

export const musicTypes = ['Fas', 'CmSmo', 'OpiOpii'] as const;
export type MusicType = (typeof musicTypes)[number];
export const audioType = z.enum(['BrainAudio', 'SenseAudio']);

const standing = z.object({
  trackCode: z.string(),
  /** The furthest second that was heard. */
  progress: z.number(),
  /** The second where the player stood last. */
  lastProgress: z.number(),
  isFinished: z.boolean(),
  canListen: z.boolean(),
  /** In the reader's language; null where it may be listened to. */
  cannotListenReason: z.string().nullable(),
});

/** A track of a session, and where its listening stands. */
export const trackProgress = track.extend(standing.shape);
export type TrackProgress = z.infer<typeof trackProgress>;

/** Where the music of a session stands: at the track that comes next, or at the last one once all were heard. */
export const courseProgress = standing.extend({
  sessionTrackId: id('sessionTrack'),
  position: z.int(),
  totalCount: z.int(),
  audioType,
  name: z.string(),
});

/** What is chosen from before the music of a session starts. */
export const beforeStartMusic = z.object({
  canStart: z.boolean(),
  cannotStartReason: z.string().nullable(),
  types: z.array(z.object({ audioType, name: z.string() })),
  /** Where it may go on; null where nothing was heard yet, or everything. */
  progress: z.object({ sessionTrackId: id('sessionTrack'), trackCode: z.string(), position: z.int(), progress: z.number() }).nullable(),
});

/** What was listened to in a session. */
export const listeningRecord = z.object({
  id: id('session'),
  num: z.int(),
  time: instant,
  /** What the session plays: nothing where it has no music. */
  trackCount: z.int(),
  audioRecordPunch: z.object({
    /** Every track was punched. */
    punched: z.boolean(),
    listenedList: z.array(
      z.object({
        sessionTrackId: id('sessionTrack'),
        trackCode: z.string(),
        title: z.string(),
        position: z.int(),
        duration: z.int(),
        progress: z.number(),
        lastProgress: z.number(),
        isFinished: z.boolean(),
        isPunched: z.boolean(),
      }),
    ),
  }),
});
export type ListeningRecord = z.infer<typeof listeningRecord>;
