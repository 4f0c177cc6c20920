import { type ClassifiedTrial, classify, type Tally, tallyOf } from './classify.ts';
import { deltaOf, type Minute, minutesOf, slopeOf, type Third, thirdsOf } from './course.ts';
import { commissionPct, type Detection, detectionOf, omissionPct } from './detection.ts';
import { given, type Measure, missing, type Reason } from './measure.ts';
import { type Motion, type MotionId, motionOf } from './motion.ts';
import { distractorCost, isiSlope, type ReactionId, reactionIds, reactionMeasures } from './reaction.ts';
import type { Recording } from './recording.ts';
import { type Extent, extentOf, reasonsOf, type Validity, validityOf } from './validity.ts';

/** The set of formulae. Whatever changes a number makes another version; every kept score names the one that it comes from. */
export const scoringVersion = 'cpt-score 1.0.0';

export const taskIds = [
  ...(['omissionPct', 'commissionPct', 'anticipationPct', 'extraPresses', 'dPrime', 'criterion', 'lnBeta', 'dPrimeMax'] as const),
  ...(['slopeOmission', 'slopeCommission', 'slopeRt', 'slopeMotion', 'deltaOmission', 'deltaCv', 'deltaRt', 'isiSlope'] as const),
  ...(['distractorOmission', 'distractorRt'] as const),
] as const;
export type TaskId = (typeof taskIds)[number];
export type MeasureId = TaskId | ReactionId | MotionId;

export interface Score {
  version: string;
  validity: Validity;
  reasons: Reason[];
  tally: Tally;
  measures: Record<MeasureId, Measure>;
  minutes: Minute[];
  thirds: Third[];
  trials: ClassifiedTrial[];
  motion: Omit<Motion, 'measures'>;
}

/** Everything that a recording says by itself, without comparing the child with anybody. */
export function scoreOf(recording: Recording): Score {
  const trials = classify(recording);
  const tally = tallyOf(trials);
  const reasons = reasonsOf(recording, trials, tally);
  const extent = extentOf(recording, trials, tally);
  const { measures: ofMotion, ...motion } = motionOf(recording);
  const minutes = minutesOf(recording, trials, motion.motionIndex);
  const thirds = thirdsOf(recording, trials);
  const { dPrime, criterion, lnBeta, dPrimeMax } = detected(tally, reasons);
  const measures: Record<MeasureId, Measure> = {
    omissionPct: omissionPct(tally),
    commissionPct: commissionPct(tally),
    anticipationPct: tally.trials > tally.voids ? given((100 * tally.anticipations) / (tally.trials - tally.voids)) : missing('noTrials'),
    extraPresses: given(tally.extraPresses),
    dPrime,
    criterion,
    lnBeta,
    dPrimeMax,
    slopeOmission: slopeOf(minutes, 'omissionPct'),
    slopeCommission: slopeOf(minutes, 'commissionPct'),
    slopeRt: slopeOf(minutes, 'rtMean'),
    slopeMotion: slopeOf(minutes, 'motionIndex'),
    deltaOmission: deltaOf(thirds, 'omissionPct'),
    deltaCv: deltaOf(thirds, 'rtCv'),
    deltaRt: deltaOf(thirds, 'rtMean'),
    isiSlope: isiSlope(trials, recording.paradigm),
    ...distractorCost(trials, recording.paradigm),
    ...reactionMeasures(trials),
    ...ofMotion,
  };
  return {
    version: scoringVersion,
    validity: validityOf(reasons),
    reasons,
    tally,
    measures: withheld(measures, reasons, extent),
    minutes,
    thirds,
    trials,
    motion,
  };
}

type Detected = Record<'dPrime' | 'criterion' | 'lnBeta' | 'dPrimeMax', Measure>;

/** What hinders telling targets from others, worst first. */
const detectionHindrances = ['noTrials', 'noTargets', 'noNonTargets', 'noResponses', 'fewHits', 'noDiscrimination'] as const;

function detected({ hits, targetsScored, commissions, nonTargetsScored }: Tally, reasons: readonly Reason[]): Detected {
  const hindrance = detectionHindrances.find((reason) => reasons.includes(reason));
  if (hindrance) {
    const none = missing(hindrance);
    return { dPrime: none, criterion: none, lnBeta: none, dPrimeMax: none };
  }
  const { dPrime, criterion, lnBeta, error, dPrimeMax }: Detection = detectionOf(hits, targetsScored, commissions, nonTargetsScored);
  return {
    dPrime: given(dPrime, dPrime - 1.96 * error, dPrime + 1.96 * error),
    criterion: given(criterion),
    lnBeta: given(lnBeta),
    dPrimeMax: given(dPrimeMax),
  };
}

const rates = ['omissionPct', 'commissionPct', 'anticipationPct', 'extraPresses'] as const satisfies readonly TaskId[];
const overTime = [
  'slopeOmission',
  'slopeCommission',
  'slopeRt',
  'deltaOmission',
  'deltaCv',
  'deltaRt',
] as const satisfies readonly TaskId[];

/** Takes away what a test that was too short, or hardly answered, cannot say. What the head did is told in any case. */
function withheld(measures: Record<MeasureId, Measure>, reasons: readonly Reason[], extent: Extent): Record<MeasureId, Measure> {
  const kept = { ...measures };
  const take = (ids: readonly MeasureId[], reason: Reason) => {
    for (const id of ids) if (kept[id].reason === null) kept[id] = missing(reason);
  };
  const sparse = (['noResponses', 'noHits', 'fewHits'] as const).find((reason) => reasons.includes(reason));
  if (sparse) take([...overTime, 'isiSlope'], sparse);
  if (reasons.includes('anticipations'))
    take([...taskIds.filter((id) => id !== 'anticipationPct' && id !== 'extraPresses'), ...reactionIds], 'anticipations');
  if (extent === 'tooShort' || extent === 'rawOnly') take(overTime, extent);
  if (extent === 'rawOnly') take([...taskIds.filter((id) => !(rates as readonly string[]).includes(id)), ...reactionIds], extent);
  return kept;
}
