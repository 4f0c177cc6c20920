import type { musicCalls } from '@trellis/contract/music/calls';
import { furthestSecond, isHeard, mayListen } from '@trellis/contract/music/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findTrackSession, keepProgress, type ProgressPacket, tracksOfSession } from './store.ts';

type Input = InputOf<typeof musicCalls.save>;
type Output = OutputOf<typeof musicCalls.save>;

/**
 * What the player reports about a track. Listening goes in order and only while the session runs. A track is finished when the player says
 * so and nearly all of it was heard; a finish that comes too early counts as leaving the track.
 */
export function recordProgress(state: ProgressPacket['state']) {
  return async (db: Db, caller: Member, { sessionTrackId, progress }: Input): Promise<Output> => {
    const session = (await findTrackSession(db, sessionTrackId)) ?? refuse('Trellis:NotFound');
    if (!session.running) refuse('RocketSystem:SessionNotOpen');
    const tracks = await tracksOfSession(db, session.sessionId);
    const track = tracks.find(({ id }) => id === sessionTrackId) ?? refuse('Trellis:NotFound');
    if (!mayListen(tracks, sessionTrackId)) refuse('RocketSystem:TrackOutOfOrder');
    const seconds = furthestSecond(track.progress, progress, track.duration);
    const isFinish = state === 'Finish' && isHeard(seconds, track.duration);
    const kept = await keepProgress(db, {
      tenantId: caller.tenantId,
      sessionTrackId,
      subjectIds: session.subjectIds,
      seconds,
      state: state === 'Finish' && !isFinish ? 'Stop' : state,
      finishedAt: isFinish ? caller.now : null,
    });
    return { progress: kept.seconds, isFinished: kept.finished };
  };
}
