interface OrderedTrack {
  id: string;
  position: number;
  isFinished: boolean;
  isPunched: boolean;
}

/** How much of a track must have been heard for its end to count: players stop short of the last second. */
const heardShare = 0.9;

export type TrackFault = 'RocketSystem:TrackOutOfOrder' | 'RocketSystem:TrackNotFinished';

/** A track may be listened to once every earlier one was heard to its end. */
export function mayListen(tracks: readonly OrderedTrack[], trackId: string): boolean {
  const earlier = earlierThan(tracks, trackId);
  return earlier !== undefined && earlier.every((track) => track.isFinished || track.isPunched);
}

/** Why a track cannot be punched, or undefined when it can: earlier ones first, and only what was heard. */
export function punchTrackFault(tracks: readonly OrderedTrack[], trackId: string): TrackFault | undefined {
  const earlier = earlierThan(tracks, trackId);
  if (!earlier?.every((track) => track.isPunched)) return 'RocketSystem:TrackOutOfOrder';
  const track = tracks.find(({ id }) => id === trackId);
  return track?.isFinished || track?.isPunched ? undefined : 'RocketSystem:TrackNotFinished';
}

export const mayPunchTrack = (tracks: readonly OrderedTrack[], trackId: string): boolean => punchTrackFault(tracks, trackId) === undefined;

/** The track to listen to next, or undefined when all were heard. */
export function nextTrack<T extends OrderedTrack>(tracks: readonly T[]): T | undefined {
  return [...tracks].sort((a, b) => a.position - b.position).find((track) => !track.isFinished && !track.isPunched);
}

/** Whether reaching this second is hearing the track to its end. */
export const isHeard = (seconds: number, duration: number): boolean => seconds >= duration * heardShare;

/** By how much what a player tells may run ahead of time: a tenth and five seconds, as neither clocks nor packets are exact. */
const ahead = { share: 0.1, seconds: 5 };

/** The second of a track that may be reached so many seconds after it was begun. */
export const reachable = (secondsSinceStart: number): number => secondsSinceStart * (1 + ahead.share) + ahead.seconds;

/** The furthest second of a track: a late packet never moves it back, and it never passes the end. */
export const furthestSecond = (known: number, sent: number, duration: number): number => Math.max(known, Math.min(sent, duration));

function earlierThan(tracks: readonly OrderedTrack[], trackId: string): OrderedTrack[] | undefined {
  const track = tracks.find(({ id }) => id === trackId);
  return track && tracks.filter(({ position }) => position < track.position);
}
