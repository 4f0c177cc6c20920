import { itemDifficulty } from '../rules.ts';

/** What of the training goes to a category. */
export interface CategoryShare {
  category: string;
  /** Of any whole: what counts is how they stand to each other. */
  share: number;
}

/** An exercise that may be chosen. */
export interface Exercise {
  programVersionId: string;
  /** The codes of what it trains. */
  categories: readonly string[];
  minDifficulty: number;
  maxDifficulty: number;
}

interface Arranged<E extends Exercise> {
  num: number;
  category: string;
  exercise: E;
}

interface Wish<E extends Exercise> {
  /** The sessions by number, each with how many exercises it takes, and those that it has already. */
  sessions: readonly { num: number; room: number; taken: readonly string[] }[];
  shares: readonly CategoryShare[];
  exercises: readonly E[];
  /** The same seed arranges the same way. */
  seed: string;
}

/**
 * Spreads exercises over sessions: each category gets its share of them, evenly from session to session, and no session has an exercise twice.
 * A category without exercises leaves its share to the others; a session for which there are too few exercises stays shorter.
 */
export function arrangeExercises<E extends Exercise>({ sessions, shares, exercises, seed }: Wish<E>): Arranged<E>[] {
  const pools = shares
    .filter(({ share }) => share > 0)
    .map(({ category, share }) => ({ category, share, due: 0, own: exercises.filter((each) => each.categories.includes(category)) }))
    .filter(({ own }) => own.length > 0);
  const whole = pools.reduce((sum, { share }) => sum + share, 0);
  const used = new Map<string, number>();
  const timesOf = ({ programVersionId }: Exercise) => used.get(programVersionId) ?? 0;
  const arranged: Arranged<E>[] = [];
  for (const { num, room, taken } of sessions) {
    const inSession = new Set(taken);
    for (let place = 0; place < room; place += 1) {
      for (const pool of pools) pool.due += pool.share / whole;
      const open = pools
        .map((pool) => ({ pool, left: pool.own.filter(({ programVersionId }) => !inSession.has(programVersionId)) }))
        .filter(({ left }) => left.length > 0)
        .toSorted((one, other) => other.pool.due - one.pool.due)[0];
      if (!open) break;
      const rank = (exercise: E) => hash(`${seed}:${exercise.programVersionId}`);
      const exercise = open.left.toSorted((one, other) => timesOf(one) - timesOf(other) || rank(one) - rank(other))[0]!;
      open.pool.due -= 1;
      inSession.add(exercise.programVersionId);
      used.set(exercise.programVersionId, timesOf(exercise) + 1);
      arranged.push({ num, category: open.pool.category, exercise });
    }
  }
  return arranged;
}

/** The level of an exercise in a category of this level, within what the exercise allows. */
export const levelWithin = (level: number, exercise: Pick<Exercise, 'minDifficulty' | 'maxDifficulty'>): number =>
  itemDifficulty(level, 0, exercise);

/** FNV-1a: an order that looks drawn, and is the same for the same seed. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
