/** Why a number is not given. */
export const reasons = [
  ...(['noTargets', 'noNonTargets', 'noTrials', 'noResponses', 'noHits', 'fewHits', 'fewPairs', 'noDiscrimination'] as const),
  ...(['instructionsReversed', 'anticipations', 'short', 'tooShort', 'rawOnly', 'paused', 'frameQuantised', 'atCeiling'] as const),
  ...(['practiceFailed', 'constant', 'oneSoa', 'noConvergence', 'noMotion', 'lowCoverage', 'noBoard', 'littleMovement'] as const),
  ...(['fewBouts', 'noPositions', 'noNorm', 'noAge', 'noNormOfAge', 'notValid', 'missingPart'] as const),
] as const;
export type Reason = (typeof reasons)[number];

/** A number with its 95 % interval where it has one, or why there is none. */
export interface Measure {
  value: number | null;
  low: number | null;
  high: number | null;
  reason: Reason | null;
}

export const given = (value: number, low: number | null = null, high: number | null = null): Measure => ({
  value,
  low,
  high,
  reason: null,
});
export const missing = (reason: Reason): Measure => ({ value: null, low: null, high: null, reason });
