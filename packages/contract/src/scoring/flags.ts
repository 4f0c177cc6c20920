import { betterZOf, type Child, type NormSet } from './norms.ts';
import type { Score } from './score.ts';
import { continuousZ } from './skills.ts';

export type Flag = 'lookCloser' | 'withinRange' | 'notAssessed';

/** What a flag rests on: z with more being better; null where it could not be told. */
export interface FlagPart {
  id: string;
  z: number | null;
}

export interface Flagged {
  flag: Flag;
  parts: FlagPart[];
  /** How many of a hundred healthy children the rule flags, in simulations with parts that correlate between 0 and 0.5. */
  expectedPercent: readonly [number, number];
}

const expectedPercent = [11, 12.5] as const;

/** The task: one part two deviations below what is usual, or two parts one and a half. */
export function taskFlag(score: Score, norms: NormSet | null, child: Child): Flagged {
  if (!norms || score.validity === 'notInterpretable' || score.reasons.includes('tooShort')) return notAssessed;
  const parts: FlagPart[] = (['omissionPct', 'commissionPct', 'dPrime', 'rtCv'] as const).map((id) => ({
    id,
    z: betterZOf(norms, score, id, child),
  }));
  return flagged([...parts, { id: 'ContinuousAttention', z: continuousZ(score, norms, child) }]);
}

/** The head, by the same rule. */
export function motionFlag(score: Score, norms: NormSet | null, child: Child): Flagged {
  if (!norms || score.validity === 'notInterpretable') return notAssessed;
  return flagged((['pathPerMinute', 'velocityP95', 'offBoard'] as const).map((id) => ({ id, z: betterZOf(norms, score, id, child) })));
}

const notAssessed: Flagged = { flag: 'notAssessed', parts: [], expectedPercent };

function flagged(parts: FlagPart[]): Flagged {
  const known = parts.flatMap(({ z }) => (z === null ? [] : [z]));
  if (known.length === 0) return { ...notAssessed, parts };
  const isLow = known.some((z) => z <= -2) || known.filter((z) => z <= -1.5).length >= 2;
  return { flag: isLow ? 'lookCloser' : 'withinRange', parts, expectedPercent };
}
