import type { Reason } from './measure.ts';
import { betterZOf, type Child, lacksNorm, type NormedId, type NormSet, normedIds, tOf } from './norms.ts';
import { changeBand, retestCorrelation } from './retest.ts';
import type { Score } from './score.ts';

/** A test with the child as it was on its day. */
export interface Tested {
  score: Score;
  paradigm: string;
  child: Child;
}

export type Verdict = 'better' | 'worse' | 'withinChance';

/** A measure of two tests on the scale of T values, where more is better, 50 is the middle and 10 one standard deviation. */
export interface Change {
  id: NormedId;
  before: number;
  after: number;
  change: number;
  verdict: Verdict;
}

/** How far two T values of the same child lie apart by chance alone, with 95 %. */
export const bandOfT = changeBand({ sd: 10, correlation: retestCorrelation });

/** Why two tests are not compared; null where they are. Nothing is compared across tasks, formulae or what cannot be read. */
export function whyNotCompared(before: Tested, after: Tested, norms: NormSet | null): Reason | 'otherTask' | 'otherFormulae' | null {
  if (before.paradigm !== after.paradigm) return 'otherTask';
  if (before.score.version !== after.score.version) return 'otherFormulae';
  const lack = lacksNorm(norms, before.child) ?? lacksNorm(norms, after.child);
  if (lack !== null) return lack;
  return [before, after].some(({ score }) => score.validity === 'notInterpretable') ? 'notValid' : null;
}

/** What changed between two tests that can be compared, measure by measure; those that either test lacks are left out. */
export function changesBetween(before: Tested, after: Tested, norms: NormSet): Change[] {
  return normedIds.flatMap((id) => {
    const [first, second] = [before, after].map(({ score, child }) => betterZOf(norms, score, id, child));
    if (first === undefined || second === undefined || first === null || second === null) return [];
    const change = tOf(second) - tOf(first);
    const verdict = Math.abs(change) <= bandOfT ? 'withinChance' : change > 0 ? 'better' : 'worse';
    return [{ id, before: tOf(first), after: tOf(second), change, verdict }];
  });
}
