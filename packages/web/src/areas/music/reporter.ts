import { api } from '../../app/api.ts';
import { isRefusal, keepUnsent, type Outcome, sendsUnsent } from '../../app/unsent/unsent.ts';
import type { Unsent } from '../../app/unsent/unsent-store.ts';
import { watched } from '../../app/watched.ts';
import type { PlayedKind } from './heard.ts';

type Step = 'start' | 'pause' | 'stop' | 'finish' | 'save';

interface Packet {
  step: Step;
  isTrial?: boolean;
  sessionTrackId: string;
  /** The furthest second that was heard, and the one where the player stands. */
  progress: number;
  lastProgress: number;
  sinceStart: number;
}

interface ReportedPlace {
  sessionId: string;
  kind: PlayedKind;
  sessionTrackId: string;
  heard: number;
  at: number;
}

/** What is kept of the music of a session until the center has it. */
export const laneOfMusic = (sessionId: string): string => `music:${sessionId}`;

/** Why the center did not take what the player told last. Nobody can mend it by sending it again. */
export const refusedReport = watched<{ code: string; message: string } | null>(null);

const secondsToNextTry = 5;

class TooEarly extends Error {}

/** Tracks whose end somebody waits for on this page. */
const awaited = new Set<string>();
/** What became of the end of a track. */
const ends = new Map<string, 'taken' | 'early' | 'refused'>();

/** As a trial says what the player does. */
const states = { start: 'Start', save: 'Start', pause: 'Pause', stop: 'Stop', finish: 'Finish' } as const satisfies Record<Step, string>;

function notifyCenter({ step, isTrial, ...place }: Packet, options: Parameters<typeof api.music.save.call>[1]) {
  if (!isTrial) return api.music[step].call({ ...place, platform: 'Web' }, options);
  const { sessionTrackId: trialTrackId, progress, sinceStart } = place;
  return api.trialSessions.progress.call({ trialTrackId, state: states[step], progress, sinceStart, platform: 'Web' }, options);
}

sendsUnsent('trackProgress', async (packet: Packet, options) => {
  const { step, ...place } = packet;
  const told = (end: 'taken' | 'early' | 'refused') => step === 'finish' && ends.set(place.sessionTrackId, end);
  try {
    const { isFinished } = await notifyCenter(packet, options);
    // nobody asks again of what was told without a network: it waits, with what was said after it, until the clock of the center agrees
    if (step === 'finish' && !isFinished && !awaited.has(place.sessionTrackId)) throw new TooEarly();
    told(isFinished ? 'taken' : 'early');
  } catch (error) {
    if (!isRefusal(error)) throw error;
    told('refused');
    refusedReport.set({ code: error.code, message: error.message });
  }
});

sendsUnsent('startMusic', async (input: Parameters<typeof api.music.begin.call>[0], options) => {
  try {
    await api.music.begin.call(input, options);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    refusedReport.set({ code: error.code, message: error.message });
  }
});

/** Tells the center that the music of a session begins: where it was left, or at its first track. */
export function reportBeginning(sessionId: string, audioType: 'BrainAudio' | 'SenseAudio', from: 'progress' | 'first'): void {
  void keepUnsent({ lane: laneOfMusic(sessionId), kind: 'startMusic', input: { sessionId, audioType, from, platform: 'Web' } }).outcome;
}

/** By the page's own count, which no wrong clock moves. */
const beganAt = new Map<string, number>();
const tenths = (value: number) => Math.round(value * 10) / 10;

/** Tells the center what the player does: kept on this device and sent in order. Answers once the center has it, or it waits. */
export function report(step: Step, { sessionId, kind, sessionTrackId, heard, at }: ReportedPlace): Promise<Outcome> {
  const now = performance.now();
  if (step === 'start' && !beganAt.has(sessionTrackId)) beganAt.set(sessionTrackId, now);
  const sinceStart = tenths((now - (beganAt.get(sessionTrackId) ?? now)) / 1000);
  const place = { sessionTrackId, progress: tenths(heard), lastProgress: tenths(at), sinceStart };
  return keepPacket(sessionId, kind === 'trial' ? { step, isTrial: true, ...place } : { step, ...place });
}

/**
 * Tells the center that a track was heard to its end, again until its clock agrees that it can have been. Answers whether to go on: once the center
 * has it, or once that waits for a network.
 */
export async function reportEnd(place: ReportedPlace): Promise<boolean> {
  for (;;) {
    awaited.add(place.sessionTrackId);
    const outcome = await report('finish', place).finally(() => awaited.delete(place.sessionTrackId));
    const end = ends.get(place.sessionTrackId);
    if (outcome === 'waiting' || end !== 'early') return end !== 'refused';
    await new Promise((resolve) => setTimeout(resolve, secondsToNextTry * 1000));
  }
}

function keepPacket(sessionId: string, packet: Packet): Promise<Outcome> {
  return keepUnsent({
    lane: laneOfMusic(sessionId),
    kind: 'trackProgress',
    input: packet,
    // of a track that goes on, where it is now says all; after a reload the time since its start is counted anew
    replaces: ({ kind, input }: Unsent) => {
      const earlier = input as Packet;
      const isSame = kind === 'trackProgress' && earlier.sessionTrackId === packet.sessionTrackId;
      return isSame && earlier.step !== 'finish' && earlier.sinceStart <= packet.sinceStart;
    },
  }).outcome;
}
