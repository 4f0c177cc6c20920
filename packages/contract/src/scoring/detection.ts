import type { Tally } from './classify.ts';
import { normalDensity, normalQuantile } from './distributions.ts';
import { given, type Measure, missing } from './measure.ts';

/** Wilson's interval of 95 % for `count` of `n`, from 0 to 1. */
export function wilson(count: number, n: number): [low: number, high: number] {
  const z = 1.96;
  const p = count / n;
  const middle = p + (z * z) / (2 * n);
  const half = z * Math.sqrt((p * (1 - p)) / n + (z * z) / (4 * n * n));
  const whole = 1 + (z * z) / n;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

function percent(count: number, n: number, ifNone: 'noTargets' | 'noNonTargets'): Measure {
  if (n === 0) return missing(ifNone);
  const [low, high] = wilson(count, n);
  return given((100 * count) / n, 100 * low, 100 * high);
}

export const omissionPct = ({ omissions, targetsScored }: Tally): Measure => percent(omissions, targetsScored, 'noTargets');
export const commissionPct = ({ commissions, nonTargetsScored }: Tally): Measure => percent(commissions, nonTargetsScored, 'noNonTargets');

export interface Detection {
  dPrime: number;
  criterion: number;
  lnBeta: number;
  error: number;
  /** What the same trials would give without a mistake. */
  dPrimeMax: number;
  isAtCeiling: boolean;
  /** The rates that they come from, with the log-linear correction on every one (Hautus 1995). */
  hitRate: number;
  falseAlarmRate: number;
}

/** Signal detection of `hits` of `targets` and `falseAlarms` of `others`; the error is that of Gourevitch & Galanter 1967. */
export function detectionOf(hits: number, targets: number, falseAlarms: number, others: number): Detection {
  const hitRate = (hits + 0.5) / (targets + 1);
  const falseAlarmRate = (falseAlarms + 0.5) / (others + 1);
  const zHit = normalQuantile(hitRate);
  const zFalse = normalQuantile(falseAlarmRate);
  const dPrime = zHit - zFalse;
  const criterion = -(zHit + zFalse) / 2;
  return {
    dPrime,
    criterion,
    lnBeta: criterion * dPrime,
    error: Math.sqrt(
      (hitRate * (1 - hitRate)) / (targets * normalDensity(zHit) ** 2) +
        (falseAlarmRate * (1 - falseAlarmRate)) / (others * normalDensity(zFalse) ** 2),
    ),
    dPrimeMax: normalQuantile((targets + 0.5) / (targets + 1)) - normalQuantile(0.5 / (others + 1)),
    isAtCeiling: hits === targets && falseAlarms === 0,
    hitRate,
    falseAlarmRate,
  };
}

/** Whether everything was answered alike: nearly every other stimulus too, and the rates are not told apart. */
export function answersEverything(
  { commissions, nonTargetsScored, targetsScored }: Tally,
  { hitRate, falseAlarmRate }: Detection,
): boolean {
  if (commissions < 0.95 * nonTargetsScored) return false;
  const spread = (hitRate * (1 - hitRate)) / (targetsScored + 1) + (falseAlarmRate * (1 - falseAlarmRate)) / (nonTargetsScored + 1);
  return Math.abs(hitRate - falseAlarmRate) <= 1.96 * Math.sqrt(spread);
}

/** Whether the rule was turned round: d′ lies below −1 and its interval below 0. */
export const isReversed = ({ dPrime, error }: Detection): boolean => dPrime < -1 && dPrime + 1.96 * error < 0;
