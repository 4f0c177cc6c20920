import { type ClassifiedTrial, spansAway, type Tally } from './classify.ts';
import { minutesOf } from './course.ts';
import { answersEverything, detectionOf, isReversed } from './detection.ts';
import type { Reason } from './measure.ts';
import { reactionsOf } from './reaction.ts';
import type { RecordingHead } from './recording.ts';

export type Validity = 'valid' | 'limited' | 'notInterpretable';

/** Tests with these say nothing of the child: no skill, no flag, and never normal data. */
const fatal: ReadonlySet<Reason> = new Set([
  'noTrials',
  'noResponses',
  'noDiscrimination',
  'instructionsReversed',
  'anticipations',
  'rawOnly',
]);
/** These are told and take nothing away. */
const notes: ReadonlySet<Reason> = new Set(['atCeiling', 'frameQuantised']);

/** How long a test lasted: a whole one, one that is scored as if it were, one without any change over time, or its raw numbers alone. */
export type Extent = 'whole' | 'short' | 'tooShort' | 'rawOnly';

export function extentOf(recording: RecordingHead, trials: readonly ClassifiedTrial[], { targetsScored }: Tally): Extent {
  const { minutes, targets } = recording.paradigm;
  const usable = minutesOf(recording, trials, []).filter(({ isUsable }) => isUsable).length;
  if (usable === minutes && minutes >= 10) return 'whole';
  if (usable >= 10 && targetsScored >= 0.8 * targets) return 'short';
  return usable >= 5 ? 'tooShort' : 'rawOnly';
}

/** Everything that is to be said about how far a test can be read. */
export function reasonsOf(recording: RecordingHead, trials: readonly ClassifiedTrial[], tally: Tally): Reason[] {
  const { events, practice, device, samples } = recording;
  const { targetsScored, nonTargetsScored, hits, commissions, anticipations, voids } = tally;
  const counted = tally.trials - voids;
  const detection = targetsScored > 0 && nonTargetsScored > 0 ? detectionOf(hits, targetsScored, commissions, nonTargetsScored) : null;
  const awayMs = spansAway({ events, clock: recording.clock }).reduce((sum, { from, to }) => sum + to - from, 0);
  const extent = extentOf(recording, trials, tally);
  const hasPresses = hits + commissions + anticipations > 0;
  const found: [Reason, boolean][] = [
    ['noTrials', counted === 0],
    ['noTargets', counted > 0 && targetsScored === 0],
    ['noNonTargets', counted > 0 && nonTargetsScored === 0],
    ['noResponses', counted > 0 && !hasPresses],
    ['noHits', hasPresses && hits === 0],
    ['fewHits', hits > 0 && hits < 20],
    ['noDiscrimination', detection !== null && answersEverything(tally, detection)],
    ['instructionsReversed', detection !== null && hasPresses && isReversed(detection)],
    ['anticipations', anticipations > 0.1 * counted],
    ['atCeiling', detection?.isAtCeiling ?? false],
    ['paused', awayMs > 60_000],
    ['frameQuantised', isQuantised(reactionsOf(trials), 1000 / device.displayHz)],
    ['practiceFailed', !practice.passed],
    ['noMotion', samples.count === 0],
  ];
  return [...found.flatMap(([reason, holds]) => (holds ? [reason] : [])), ...(extent === 'whole' ? [] : [extent])];
}

/** Whether the clock of the presses is that of the picture: every reaction a multiple of a frame, to the tenth that is kept. */
const isQuantised = (times: readonly number[], frame: number) =>
  times.length >= 20 && times.every((time) => Math.abs(time - frame * Math.round(time / frame)) <= 0.0501);

export function validityOf(reasons: readonly Reason[]): Validity {
  if (reasons.some((reason) => fatal.has(reason))) return 'notInterpretable';
  return reasons.every((reason) => notes.has(reason)) ? 'valid' : 'limited';
}
