import type { musicCalls } from '@trellis/contract/music/calls';
import { furthestSecond, isHeard, mayListen, reachable } from '@trellis/contract/music/rules';
import { sessionFault } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findTrackSession, keepProgress, markPunched, type ProgressPacket, tracksOfSession } from './store.ts';

type Input = InputOf<typeof musicCalls.save>;
type Output = OutputOf<typeof musicCalls.save>;

/**
 * What the player reports about a track. Listening goes in order and only while the session runs. A track is finished when the player says
 * so and nearly all of it was heard, and is punched by that; a finish that comes too early counts as leaving the track. Nothing is heard
 * faster than time passes.
 */
export function recordProgress(state: ProgressPacket['state'], of: 'plan' | 'trial' = 'plan') {
  return async (db: Db, caller: Member, { sessionTrackId, progress, lastProgress = progress, sinceStart = 0 }: Input): Promise<Output> => {
    const session = (await findTrackSession(db, sessionTrackId)) ?? refuse('Trellis:NotFound');
    // a trial has its own address
    if (session.isTrial !== (of === 'trial')) refuse('Trellis:NotFound', { members: ['sessionTrackId'] });
    const fault = sessionFault(session);
    if (fault) refuse(fault);
    const tracks = await tracksOfSession(db, session.sessionId);
    const track = tracks.find(({ id }) => id === sessionTrackId) ?? refuse('Trellis:NotFound');
    if (!mayListen(tracks, sessionTrackId)) refuse('RocketSystem:TrackOutOfOrder');
    const startedAt = earliest(track.startedAt, secondsBefore(caller.now, sinceStart), session.openedAt ?? caller.now);
    const passed = (caller.now.getTime() - startedAt.getTime()) / 1000;
    const seconds = furthestSecond(track.progress, Math.min(progress, reachable(passed)), track.duration);
    const isFinish = state === 'Finish' && isHeard(seconds, track.duration);
    const kept = await keepProgress(db, {
      tenantId: caller.tenantId,
      sessionTrackId,
      subjectIds: session.subjectIds,
      seconds,
      lastSeconds: Math.min(lastProgress, seconds),
      startedAt,
      state: state === 'Finish' && !isFinish ? 'Stop' : state,
      finishedAt: isFinish ? caller.now : null,
    });
    if (kept.finished) await markPunched(db, sessionTrackId, caller.now);
    return { progress: kept.seconds, isFinished: kept.finished };
  };
}

const secondsBefore = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/** When listening began: what is known, or what the player says, though never before the session. */
function earliest(known: Date | null, said: Date, sessionOpenedAt: Date): Date {
  const claimed = said < sessionOpenedAt ? sessionOpenedAt : said;
  return known && known < claimed ? known : claimed;
}
