import { type ClassifiedTrial, type Tally, tallyOf } from './classify.ts';
import { detectionOf } from './detection.ts';
import { studentQuantile975 } from './distributions.ts';
import { given, type Measure, missing } from './measure.ts';
import { ascending, deviationOf, lineThrough, meanOf, quantileOf } from './moments.ts';
import { reactionsOf } from './reaction.ts';
import type { RecordingHead } from './recording.ts';

/** One minute of a test; everything but its counts is null where less than half of its planned trials are scored. */
export interface Minute {
  minute: number;
  targets: number;
  hits: number;
  nonTargets: number;
  commissions: number;
  isUsable: boolean;
  omissionPct: number | null;
  commissionPct: number | null;
  rtMean: number | null;
  rtMedian: number | null;
  /** Mean speed of the head in degrees a second; null below half a minute of samples. */
  motionIndex: number | null;
}

/** Minutes are counted on the monotonic clock. */
export function minutesOf(
  { clock, paradigm }: RecordingHead,
  trials: readonly ClassifiedTrial[],
  motion: readonly (number | null)[],
): Minute[] {
  return Array.from({ length: paradigm.minutes }, (_, place) => {
    const own = trials.filter(({ onsetMs }) => Math.floor((onsetMs - clock.startMs) / 60_000) === place);
    const tally = tallyOf(own);
    const isUsable = tally.targetsScored + tally.nonTargetsScored >= paradigm.trialsPerMinute / 2;
    const times = ascending(reactionsOf(own));
    const rate = (count: number, n: number) => (isUsable && n > 0 ? (100 * count) / n : null);
    return {
      minute: place + 1,
      targets: tally.targetsScored,
      hits: tally.hits,
      nonTargets: tally.nonTargetsScored,
      commissions: tally.commissions,
      isUsable,
      omissionPct: rate(tally.omissions, tally.targetsScored),
      commissionPct: rate(tally.commissions, tally.nonTargetsScored),
      rtMean: isUsable && times.length > 0 ? meanOf(times) : null,
      rtMedian: isUsable && times.length > 0 ? quantileOf(times, 0.5) : null,
      motionIndex: motion[place] ?? null,
    };
  });
}

const leastMinutes = 7;

/** How `field` changes a minute, with the interval of 95 %; null below seven minutes and where it stands at an end throughout. */
export function slopeOf(minutes: readonly Minute[], field: 'omissionPct' | 'commissionPct' | 'rtMean' | 'motionIndex'): Measure {
  const weightOf = ({ targets, nonTargets, hits }: Minute) =>
    ({ omissionPct: targets, commissionPct: nonTargets, rtMean: hits, motionIndex: 1 })[field];
  const points = minutes.flatMap((minute) => {
    const y = minute[field];
    return y === null ? [] : [{ x: minute.minute - 0.5, y, weight: weightOf(minute) }];
  });
  if (points.length < leastMinutes) return missing('tooShort');
  const isRate = field === 'omissionPct' || field === 'commissionPct';
  if (isRate && (points.every(({ y }) => y === 0) || points.every(({ y }) => y === 100))) return missing('constant');
  const { slope, error } = lineThrough(points);
  const half = studentQuantile975(points.length - 2) * error;
  return given(slope, slope - half, slope + half);
}

/** A third of the test. */
export interface Third {
  omissionPct: number | null;
  commissionPct: number | null;
  dPrime: number | null;
  rtMean: number | null;
  rtCv: number | null;
}

const leastTrials = 20;

/** The thirds of the planned time; null what has fewer than twenty trials behind it. */
export function thirdsOf({ clock, paradigm }: RecordingHead, trials: readonly ClassifiedTrial[]): Third[] {
  const length = (paradigm.minutes * 60_000) / 3;
  return [0, 1, 2].map((place) => {
    const own = trials.filter(({ onsetMs }) => Math.min(2, Math.floor((onsetMs - clock.startMs) / length)) === place);
    return thirdOf(tallyOf(own), reactionsOf(own));
  });
}

function thirdOf({ hits, omissions, commissions, targetsScored, nonTargetsScored }: Tally, times: readonly number[]): Third {
  const hasTargets = targetsScored >= leastTrials;
  const hasOthers = nonTargetsScored >= leastTrials;
  return {
    omissionPct: hasTargets ? (100 * omissions) / targetsScored : null,
    commissionPct: hasOthers ? (100 * commissions) / nonTargetsScored : null,
    dPrime: hasTargets && hasOthers ? detectionOf(hits, targetsScored, commissions, nonTargetsScored).dPrime : null,
    rtMean: hasTargets && times.length > 0 ? meanOf(times) : null,
    rtCv: hasTargets && times.length >= leastTrials ? deviationOf(times) / meanOf(times) : null,
  };
}

/** The last third less the first. */
export function deltaOf([first, , last]: readonly Third[], field: keyof Third): Measure {
  const [from, to] = [first?.[field] ?? null, last?.[field] ?? null];
  return from === null || to === null ? missing('missingPart') : given(to - from);
}
