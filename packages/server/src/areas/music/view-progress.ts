import type { musicRecordCalls } from '@trellis/contract/music/record-calls';
import { nextTrack } from '@trellis/contract/music/rules';
import type { TrackProgress } from '@trellis/contract/music/schemas';
import { sessionFault } from '@trellis/contract/offline-plans/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { inLanguage, messageOf } from '../../platform/http/texts.ts';
import { presentTracks } from './present.ts';
import { findMusicSession, type MusicSession, tracksOfSession } from './store.ts';

type Calls = typeof musicRecordCalls;

/** Which music a session has, whether it may start now, and where it may go on. */
export async function beforeStartMusic(
  db: Db,
  caller: Member,
  input: InputOf<Calls['beforeStart']>,
): Promise<OutputOf<Calls['beforeStart']>> {
  const { session, tracks } = await load(db, caller, input.sessionId);
  const fault = sessionFault(session);
  const { music } = session;
  const left = placeLeft(tracks);
  return {
    canStart: fault === undefined && tracks.length > 0,
    cannotStartReason: fault ? messageOf(fault, caller.language) : null,
    types: music ? [{ audioType: music.audioType, name: inLanguage(music.name, caller.language) }] : [],
    progress: left ? { sessionTrackId: left.id, trackCode: left.code, position: left.position, progress: left.progress } : null,
  };
}

/** Where the music of a session stands: at the track that comes next, or at the last one. */
export async function viewCourseProgress(db: Db, caller: Member, input: InputOf<Calls['progress']>): Promise<OutputOf<Calls['progress']>> {
  const { session, tracks } = await load(db, caller, input.sessionId);
  const track = nextTrack(tracks) ?? tracks.at(-1);
  if (!session.music || !track) return refuse('Trellis:NotFound', { members: ['sessionId'] });
  const { trackCode, position, progress, lastProgress, canListen, cannotListenReason } = track;
  return {
    sessionTrackId: track.id,
    trackCode,
    position,
    progress,
    lastProgress,
    canListen,
    cannotListenReason,
    isFinished: tracks.every(({ isFinished, isPunched }) => isFinished || isPunched),
    totalCount: tracks.length,
    audioType: session.music.audioType,
    name: inLanguage(session.music.name, caller.language),
  };
}

/** The tracks of a session, and how far each was heard. */
export async function listTrackProgress(db: Db, caller: Member, input: InputOf<Calls['tracks']>): Promise<OutputOf<Calls['tracks']>> {
  return (await load(db, caller, input.sessionId)).tracks;
}

/** The track at which listening was left; none where nothing was heard yet, or everything. */
export function placeLeft<T extends Pick<TrackProgress, 'id' | 'position' | 'isFinished' | 'isPunched' | 'progress'>>(
  tracks: readonly T[],
): T | undefined {
  const next = nextTrack(tracks);
  return next && (next.progress > 0 || next !== tracks[0]) ? next : undefined;
}

async function load(db: Db, caller: Member, sessionId: string): Promise<{ session: MusicSession; tracks: TrackProgress[] }> {
  const [found, rows] = await Promise.all([findMusicSession(db, sessionId), tracksOfSession(db, sessionId)]);
  const session = found ?? refuse('Trellis:NotFound');
  return { session, tracks: presentTracks(rows, { language: caller.language, fault: sessionFault(session) }) };
}
