import type { RecordingEvent, RecordingHead, Trial } from './recording.ts';

export type TrialClass = 'hit' | 'omission' | 'commission' | 'correctRejection' | 'anticipation' | 'void';

export interface ClassifiedTrial {
  n: number;
  onsetMs: number;
  isTarget: boolean;
  class: TrialClass;
  /** Milliseconds from the onset to the first press, to one decimal; null without one. */
  reactionMs: number | null;
  /** Presses after the first. */
  extraPresses: number;
  /** From the onset before to this one: the pause that the child had before it. Null for the first. */
  soaMs: number | null;
}

/** A press before this answers something else (Ratcliff 1993: cut-offs for fast guesses). */
export const anticipationMs = 100;

export interface Span {
  from: number;
  to: number;
}

const ends: Partial<Record<RecordingEvent['type'], RecordingEvent['type']>> = {
  pause: 'resume',
  headsetOff: 'headsetOn',
  trackingLost: 'trackingFound',
};

/** When nothing can be said of the child: pauses, the headset off, tracking lost; what never ends lasts to the end of the test. */
export function spansAway({ events, clock }: Pick<RecordingHead, 'events' | 'clock'>): Span[] {
  return events.flatMap(({ type, ms }, place) => {
    const end = ends[type];
    if (!end) return [];
    const back = events.slice(place + 1).find((event) => event.type === end);
    return [{ from: ms, to: back?.ms ?? clock.endMs }];
  });
}

/**
 * Which press belongs to what. The window of a trial reaches from its onset to the next one and no further than the paradigm says; the first
 * press in it is the response. A trial whose window is empty, because another stimulus came with it, can be answered by nobody and is void.
 */
export function classify(recording: RecordingHead): ClassifiedTrial[] {
  const { trials, paradigm } = recording;
  const away = spansAway(recording);
  const presses = trials.flatMap(({ pressesMs }) => pressesMs).sort((one, other) => one - other);
  let next = 0;
  return trials.map((trial, place) => {
    const end = Math.min(trial.onsetMs + paradigm.windowMs, trials[place + 1]?.onsetMs ?? Number.POSITIVE_INFINITY);
    while (next < presses.length && (presses[next] ?? 0) < trial.onsetMs) next += 1;
    const first = next;
    while (next < presses.length && (presses[next] ?? 0) < end) next += 1;
    const pressed = presses[first];
    const reactionMs = next > first && pressed !== undefined ? Math.round((pressed - trial.onsetMs) * 10) / 10 : null;
    const isVoid = !trial.isShown || end <= trial.onsetMs || away.some(({ from, to }) => from < end && to > trial.onsetMs);
    const before = trials[place - 1];
    return {
      n: trial.n,
      onsetMs: trial.onsetMs,
      isTarget: trial.isTarget,
      class: isVoid ? 'void' : classOf(trial, reactionMs),
      reactionMs,
      extraPresses: Math.max(0, next - first - 1),
      soaMs: before ? trial.onsetMs - before.onsetMs : null,
    };
  });
}

function classOf({ isTarget }: Trial, reactionMs: number | null): TrialClass {
  if (reactionMs !== null && reactionMs < anticipationMs) return 'anticipation';
  if (reactionMs === null) return isTarget ? 'omission' : 'correctRejection';
  return isTarget ? 'hit' : 'commission';
}

/** How often each happened. */
export interface Tally {
  trials: number;
  targets: number;
  nonTargets: number;
  /** Those that are counted: neither void nor answered before they could be. */
  targetsScored: number;
  nonTargetsScored: number;
  hits: number;
  omissions: number;
  commissions: number;
  anticipations: number;
  voids: number;
  extraPresses: number;
}

export function tallyOf(trials: readonly ClassifiedTrial[]): Tally {
  const counted = (wanted: TrialClass) => trials.filter((trial) => trial.class === wanted).length;
  const [hits, omissions, commissions] = [counted('hit'), counted('omission'), counted('commission')];
  const targets = trials.filter(({ isTarget }) => isTarget).length;
  return {
    trials: trials.length,
    targets,
    nonTargets: trials.length - targets,
    targetsScored: hits + omissions,
    nonTargetsScored: commissions + counted('correctRejection'),
    hits,
    omissions,
    commissions,
    anticipations: counted('anticipation'),
    voids: counted('void'),
    extraPresses: trials.filter((trial) => trial.class !== 'void').reduce((sum, { extraPresses }) => sum + extraPresses, 0),
  };
}
