import { arrangeExercises, type Exercise } from '../offline-plans/arrange/generator.ts';
import type { PlanRule } from './rule.ts';

/** An exercise of the library, by the ids of what it trains. */
export interface KnownExercise extends Exercise {
  code: string;
}

interface ArrangedSession<E extends KnownExercise> {
  num: number;
  /** Which of the rules it comes from. */
  rule: number;
  /** How far its exercises are above or below the level of a plan. */
  offset: number;
  items: { category: string; exercise: E }[];
}

/** The sessions that rules make of the library; the same rules make the same of the same library. */
export function sessionsOfRules<E extends KnownExercise>(rules: readonly PlanRule[], exercises: readonly E[]): ArrangedSession<E>[] {
  let before = 0;
  return rules.flatMap((rule, index) => {
    const { sessionCount, bars, shares } = rule;
    const first = before + 1;
    before += sessionCount;
    const sessions = Array.from({ length: sessionCount }, (_, place) => ({ num: first + place, room: bars, taken: [] }));
    const wanted = shares.map(({ categoryId, share }) => ({ category: categoryId, share }));
    const arranged = Map.groupBy(arrangeExercises({ sessions, shares: wanted, exercises, seed: `${index}` }), ({ num }) => num);
    return sessions.map(({ num }, place) => ({ num, rule: index, offset: offsetAt(rule, place), items: arranged.get(num) ?? [] }));
  });
}

/** From the first session of a rule to its last, in even steps. */
export function offsetAt({ sessionCount, startOffset, endOffset }: PlanRule, place: number): number {
  if (sessionCount === 1) return startOffset;
  return Math.round(startOffset + ((endOffset - startOffset) * place) / (sessionCount - 1));
}
