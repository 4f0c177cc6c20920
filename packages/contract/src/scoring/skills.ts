import { normalProbability } from './distributions.ts';
import { given, type Measure, missing } from './measure.ts';
import { betterZOf, type Child, lacksNorm, type NormedId, type NormSet } from './norms.ts';
import type { Score } from './score.ts';

export const skillIds = ['Attention', 'ContinuousAttention', 'Sensitivity', 'ReactionStability', 'Reactivity', 'SelfControl'] as const;
export type SkillId = (typeof skillIds)[number];

/** From 0 to 1, where half of the children of this age and sex are below 0.5. A perfect test is no proof of a perfect skill. */
export function skillsOf(score: Score, norms: NormSet | null, child: Child): Record<SkillId, Measure> {
  const of = (z: (norms: NormSet) => number | null): Measure => {
    if (score.validity === 'notInterpretable') return missing('notValid');
    if (score.reasons.includes('tooShort')) return missing('tooShort');
    const lack = lacksNorm(norms, child);
    if (lack !== null || !norms) return missing(lack ?? 'noNorm');
    const found = z(norms);
    return found === null ? missing('missingPart') : given(Math.min(0.99, Math.max(0.01, normalProbability(found))));
  };
  const from = (id: NormedId) => of((set) => betterZOf(set, score, id, child));
  return {
    Attention: from('omissionPct'),
    ContinuousAttention: of((set) => continuousZ(score, set, child)),
    Sensitivity: from('dPrime'),
    ReactionStability: from('rtCv'),
    Reactivity: from('rtMean'),
    SelfControl: from('commissionPct'),
  };
}

/** Omissions and variability towards the end, joined as two values that go together as they do in the norm set. */
export function continuousZ(score: Score, norms: NormSet, child: Child): number | null {
  const [omission, variation] = [betterZOf(norms, score, 'deltaOmission', child), betterZOf(norms, score, 'deltaCv', child)];
  return omission === null || variation === null ? null : (omission + variation) / Math.sqrt(2 + 2 * norms.correlation);
}

/** Whether there is enough for a radar: four skills of six. */
export const hasRadar = (skills: Record<SkillId, Measure>): boolean =>
  Object.values(skills).filter(({ value }) => value !== null).length >= 4;

/** Whether quick answers were bought with mistakes. */
export function isFastAtCost(score: Score, norms: NormSet, child: Child): boolean {
  const control = betterZOf(norms, score, 'commissionPct', child);
  const speed = betterZOf(norms, score, 'rtMean', child);
  return control !== null && speed !== null && control < -1.5 && speed > 0;
}
