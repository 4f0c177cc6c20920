import { type Child, comparable, type NormedId, type NormKnot, type NormSet, normedIds, type Sex, sex } from './norms.ts';
import type { Score } from './score.ts';

/** A test that may be compared with: whose it was, and what it found. */
export interface NormSample {
  child: Child;
  score: Pick<Score, 'measures' | 'tally'>;
}

/** So many tests a sex and year of age are needed before others are compared with them. */
export const leastOfCell = 50;

export interface NormCell {
  sex: Sex;
  years: number;
  n: number;
}

/** What can be below 0 is described by mean and standard deviation; everything else has no upper end and is described by its logarithm. */
const signed: ReadonlySet<NormedId> = new Set(['dPrime', 'deltaOmission', 'deltaCv']);

/** How many tests there are of each sex and year of age. */
export function cellsOf(samples: readonly NormSample[]): NormCell[] {
  const counted = new Map<string, NormCell>();
  for (const { child } of samples) {
    if (child.sex === null || child.ageMonths === null) continue;
    const years = Math.floor(child.ageMonths / 12);
    const cell = counted.get(`${child.sex} ${years}`) ?? { sex: child.sex, years, n: 0 };
    counted.set(`${child.sex} ${years}`, { ...cell, n: cell.n + 1 });
  }
  return [...counted.values()].toSorted((one, other) => one.sex.localeCompare(other.sex) || one.years - other.years);
}

/** Norms by sex and year of age; undefined where no cell has enough tests. Of a sex the longest run of years counts: nothing is guessed between. */
export function normsOf(
  samples: readonly NormSample[],
  named: Pick<NormSet, 'id' | 'version' | 'paradigm' | 'source'>,
  least = leastOfCell,
): NormSet | undefined {
  const years = (of: Sex) => longestRun(cellsOf(samples).flatMap((cell) => (cell.sex === of && cell.n >= least ? [cell.years] : [])));
  const used = sex.options.map((of) => [of, years(of)] as const);
  if (used.every(([, run]) => run.length === 0)) return undefined;
  const measures = normedIds.map((id) => {
    const ofSexes = used.map(([of, run]) => [of, knotsOf(samples, { id, of, run, least })] as const);
    return [id, Object.fromEntries(ofSexes)] as const;
  });
  return { ...named, isDemonstration: false, correlation: correlationOf(samples), measures: Object.fromEntries(measures) };
}

function longestRun(years: readonly number[]): number[] {
  const runs: number[][] = [];
  for (const year of years) {
    const last = runs.at(-1);
    if (last?.at(-1) === year - 1) last.push(year);
    else runs.push([year]);
  }
  return runs.reduce((longest, run) => (run.length > longest.length ? run : longest), []);
}

interface Wanted {
  id: NormedId;
  of: Sex;
  run: readonly number[];
  least: number;
}

/** One knot in the middle of each year, and the ends of the run as its first and last year: a child is never beyond its own cell. */
function knotsOf(samples: readonly NormSample[], { id, of, run, least }: Wanted): NormKnot[] {
  const middles: NormKnot[] = [];
  for (const year of run) {
    const values = samples.flatMap(({ child, score }) => {
      const isOfCell = child.sex === of && child.ageMonths !== null && Math.floor(child.ageMonths / 12) === year;
      const value = isOfCell ? comparable(score, id) : null;
      return value === null ? [] : [value];
    });
    const knot = described(id, values, year * 12 + 6, least);
    // a year that cannot be told ends the line
    if (!knot) break;
    middles.push(knot);
  }
  const [first, last] = [middles[0], middles.at(-1)];
  if (!first || !last) return [];
  return [{ ...first, ageMonths: first.ageMonths - 6 }, ...middles, { ...last, ageMonths: last.ageMonths + 5 }];
}

function described(id: NormedId, values: readonly number[], ageMonths: number, least: number): NormKnot | undefined {
  const n = values.length;
  if (n < least) return undefined;
  if (signed.has(id)) {
    const { mean, sd } = spreadOf(values);
    return sd > 0 ? { ageMonths, n, mean, sd } : undefined;
  }
  // a logarithm says nothing of 0
  if (values.some((value) => value <= 0)) return undefined;
  const { mean, sd } = spreadOf(values.map(Math.log));
  return sd > 0 ? { ageMonths, n, l: 0, m: Math.exp(mean), s: sd } : undefined;
}

function spreadOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, sd: Math.sqrt(squares / Math.max(1, values.length - 1)) };
}

/** How the two parts of continuous attention go together. */
function correlationOf(samples: readonly NormSample[]): number {
  const pairs = samples.flatMap(({ score: { measures } }) => {
    const [one, other] = [measures.deltaOmission.value, measures.deltaCv.value];
    return one === null || other === null ? [] : [[one, other] as const];
  });
  if (pairs.length < 3) return 0;
  const [ones, others] = [spreadOf(pairs.map(([one]) => one)), spreadOf(pairs.map(([, other]) => other))];
  const together = pairs.reduce((sum, [one, other]) => sum + (one - ones.mean) * (other - others.mean), 0) / (pairs.length - 1);
  const correlation = ones.sd > 0 && others.sd > 0 ? together / (ones.sd * others.sd) : 0;
  return Math.max(-0.99, Math.min(1, correlation));
}
