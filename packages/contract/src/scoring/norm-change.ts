import { motionFlag, taskFlag } from './flags.ts';
import { betterZOf, type Child, type NormSet, normedIds, percentileOf } from './norms.ts';
import type { Score } from './score.ts';
import { skillIds, skillsOf } from './skills.ts';

/** Whether a report reads otherwise beside other norms: a percentile, a skill or a flag, as they are printed. */
export function readsOtherwise(score: Score, child: Child, one: NormSet, other: NormSet): boolean {
  return printedBeside(score, child, one) !== printedBeside(score, child, other);
}

function printedBeside(score: Score, child: Child, norms: NormSet): string {
  const isRead = score.validity !== 'notInterpretable';
  const skills = skillsOf(score, norms, child);
  const rounded = (percent: number | null) => (percent === null ? null : Math.round(percent));
  return JSON.stringify([
    normedIds.map((id) => {
      const z = isRead ? betterZOf(norms, score, id, child) : null;
      return rounded(z === null ? null : percentileOf(z));
    }),
    skillIds.map((id) => {
      const { value } = skills[id];
      return rounded(value === null ? null : 100 * value);
    }),
    taskFlag(score, norms, child).flag,
    motionFlag(score, norms, child).flag,
  ]);
}
