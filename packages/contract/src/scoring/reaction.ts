import type { ClassifiedTrial } from './classify.ts';
import { fitExGaussian } from './ex-gaussian.ts';
import { given, type Measure, missing } from './measure.ts';
import { ascending, deviationOf, lineThrough, meanOf, quantileOf, sumOf } from './moments.ts';
import type { Paradigm } from './recording.ts';

/** How many correct answers a spread in relation to the mean needs, and a curve through all of them. */
const enough = { forVariation: 20, forCurve: 100, pairs: 20, afterMistakes: 10 };

export const reactionIds = [
  ...(['rtMean', 'rtMedian', 'rtIqr', 'rtSd', 'rtCv', 'rtRmssd', 'postErrorSlowing', 'mu', 'sigma', 'tau'] as const),
] as const;
export type ReactionId = (typeof reactionIds)[number];

export const reactionsOf = (trials: readonly ClassifiedTrial[]): number[] =>
  trials.flatMap((trial) => (trial.class === 'hit' && trial.reactionMs !== null ? [trial.reactionMs] : []));

/** What the reaction times of correct answers say. Below 20 of them there are mean and median and nothing that is derived from them. */
export function reactionMeasures(trials: readonly ClassifiedTrial[]): Record<ReactionId, Measure> {
  const times = reactionsOf(trials);
  const sorted = ascending(times);
  const few = times.length === 0 ? 'noHits' : 'fewHits';
  const from = (least: number, value: () => number) => (times.length < least ? missing(few) : given(value()));
  const curve = times.length < enough.forCurve ? null : fitExGaussian(times);
  const ofCurve = (value: number | undefined) =>
    value === undefined ? missing(times.length < enough.forCurve ? few : 'noConvergence') : given(value);
  return {
    rtMean: from(1, () => meanOf(times)),
    rtMedian: from(1, () => quantileOf(sorted, 0.5)),
    rtIqr: from(enough.forVariation, () => quantileOf(sorted, 0.75) - quantileOf(sorted, 0.25)),
    rtSd: from(enough.forVariation, () => deviationOf(times)),
    rtCv: from(enough.forVariation, () => deviationOf(times) / meanOf(times)),
    rtRmssd: successive(trials),
    postErrorSlowing: slowing(trials),
    mu: ofCurve(curve?.mu),
    sigma: ofCurve(curve?.sigma),
    tau: ofCurve(curve?.tau),
  };
}

/** Root of the mean squared difference of successive correct answers, where no void trial lies between them. */
function successive(trials: readonly ClassifiedTrial[]): Measure {
  const squares: number[] = [];
  let before: number | null = null;
  for (const trial of trials) {
    if (trial.class === 'void') before = null;
    if (trial.class !== 'hit' || trial.reactionMs === null) continue;
    if (before !== null) squares.push((trial.reactionMs - before) ** 2);
    before = trial.reactionMs;
  }
  return squares.length < enough.pairs ? missing('fewPairs') : given(Math.sqrt(meanOf(squares)));
}

/** How much slower the answer right after a wrong one is than right after a correct one. */
function slowing(trials: readonly ClassifiedTrial[]): Measure {
  const after = (wanted: ClassifiedTrial['class']) => reactionsOf(trials.filter((_, place) => trials[place - 1]?.class === wanted));
  const [wrong, right] = [after('commission'), after('hit')];
  return Math.min(wrong.length, right.length) < enough.afterMistakes ? missing('fewPairs') : given(meanOf(wrong) - meanOf(right));
}

/** Milliseconds that a second more of waiting before a stimulus costs; pauses count as the paradigm plans them. */
export function isiSlope(trials: readonly ClassifiedTrial[], { soasMs }: Paradigm): Measure {
  const points = trials.flatMap(({ class: kind, reactionMs, soaMs }) =>
    kind === 'hit' && reactionMs !== null && soaMs !== null ? [{ x: nearest(soasMs, soaMs) / 1000, y: reactionMs, weight: 1 }] : [],
  );
  if (points.length < enough.forVariation) return missing(points.length === 0 ? 'noHits' : 'fewHits');
  return new Set(points.map(({ x }) => x)).size < 2 ? missing('oneSoa') : given(lineThrough(points).slope);
}

const nearest = (planned: readonly number[], value: number) =>
  planned.reduce((best, at) => (Math.abs(at - value) < Math.abs(best - value) ? at : best), planned[0] ?? value);

/** What a distractor costs: targets within two seconds after one, compared with the others. */
export function distractorCost(
  trials: readonly ClassifiedTrial[],
  { distractors }: Paradigm,
): { distractorOmission: Measure; distractorRt: Measure } {
  const isNear = ({ onsetMs }: ClassifiedTrial) => distractors.some((one) => onsetMs >= one.onsetMs && onsetMs < one.onsetMs + 2000);
  const targets = trials.filter((trial) => trial.class === 'hit' || trial.class === 'omission');
  const near = targets.filter(isNear);
  const far = targets.filter((trial) => !isNear(trial));
  if (Math.min(near.length, far.length) < enough.pairs)
    return { distractorOmission: missing('fewPairs'), distractorRt: missing('fewPairs') };
  const omission = (part: typeof targets) => (100 * sumOf(part.map((trial) => (trial.class === 'omission' ? 1 : 0)))) / part.length;
  const [nearTimes, farTimes] = [reactionsOf(near), reactionsOf(far)];
  return {
    distractorOmission: given(omission(near) - omission(far)),
    distractorRt: Math.min(nearTimes.length, farTimes.length) === 0 ? missing('noHits') : given(meanOf(nearTimes) - meanOf(farTimes)),
  };
}
