import type { Track } from '@trellis/contract/offline-plans/schemas';
import { keptByDevice } from '../../app/storage.ts';

const keyOf = (sessionTrackId: string) => `trellis.music.${sessionTrackId}`;

/** Seconds of a track that were heard so far: the server's figure, or this device's when it is further. */
export function heardOf(track: Pick<Track, 'id' | 'progress'>): number {
  const kept = Number(keptByDevice.read(keyOf(track.id)) ?? 0);
  return Math.max(track.progress, Number.isFinite(kept) ? kept : 0);
}

/** Keeps on this device how far a track was heard; false when the device refuses. */
export const keepHeard = (sessionTrackId: string, seconds: number): boolean =>
  keptByDevice.write(keyOf(sessionTrackId), seconds.toFixed(1));

/** Whose sessions music is played in; a trial is told of by calls of its own, and its music begins again. */
export type PlayedKind = 'child' | 'class' | 'trial';

/** The session whose music plays. */
export interface PlayedSession {
  /** Of a trial the id of its plan. */
  id: string;
  kind: PlayedKind;
  /** Of the child, or of the class. */
  planId: string;
  num: number;
  /** The child, or the class. */
  name: string;
  tracks: readonly Track[];
}

/** A place where the player may begin. */
export interface Place {
  track: Track;
  at: number;
}

/** Where listening was left, as this device knows it or the center, whichever is further; null when nothing was heard yet or everything was. */
export function placeToResume(tracks: readonly Track[], left?: { sessionTrackId: string; progress: number } | null): Place | null {
  const own = tracks.find((candidate) => !candidate.isFinished);
  const ofCenter = tracks.find(({ id }) => id === left?.sessionTrackId);
  const track = ofCenter && own && ofCenter.position > own.position ? ofCenter : own;
  if (!track) return null;
  const at = Math.max(heardOf(track), track === ofCenter ? (left?.progress ?? 0) : 0);
  return at > 0 || track !== tracks[0] ? { track, at } : null;
}

/** Seconds as minutes and seconds. */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
