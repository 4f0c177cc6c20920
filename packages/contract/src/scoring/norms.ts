import { z } from 'zod';
import { normalProbability } from './distributions.ts';
import type { Reason } from './measure.ts';
import type { MeasureId, Score } from './score.ts';

export const sex = z.enum(['male', 'female']);
export type Sex = z.infer<typeof sex>;

/** Values at an age. What cannot be below 0 is described by L, M and S (Cole & Green 1992); what can, by mean and standard deviation. */
const atAge = z.object({ ageMonths: z.int().min(0).max(1200), n: z.int().min(1) });
export const normKnot = z.union([
  atAge.extend({ l: z.number(), m: z.number().positive(), s: z.number().positive() }).strict(),
  atAge.extend({ mean: z.number(), sd: z.number().positive() }).strict(),
]);
export type NormKnot = z.infer<typeof normKnot>;

/** The measures that are compared with other children. */
export const normedIds = [
  ...(['omissionPct', 'commissionPct', 'dPrime', 'rtMean', 'rtCv', 'deltaOmission', 'deltaCv'] as const),
  ...(['pathPerMinute', 'velocityP95', 'offBoard'] as const),
] as const satisfies readonly MeasureId[];
export type NormedId = (typeof normedIds)[number];

/** Each age once and in order, all described alike: what lies between two is read off the line from one to the other. */
const knots = z
  .array(normKnot)
  .max(40)
  .refine((all) => all.every(({ ageMonths }, place) => place === 0 || ageMonths > (all[place - 1]?.ageMonths ?? 0)), {
    error: 'Ages ascend, each once',
  })
  .refine((all) => all.every((knot) => 'mean' in knot === 'mean' in (all[0] ?? knot)), { error: 'All ages are described alike' });

const ofSexes = z.record(sex, knots);
export const normSet = z.object({
  id: z.string().min(1).max(60),
  version: z.int().min(1),
  paradigm: z.string().min(1).max(80),
  source: z.string().min(1).max(500),
  /** Made up to show how reports look: what comes of it says so. */
  isDemonstration: z.boolean(),
  /** Correlation of deltaOmission and deltaCv among the children of the set. */
  correlation: z.number().min(-0.99).max(1),
  measures: z.partialRecord(z.enum(normedIds), ofSexes),
});
export type NormSet = z.infer<typeof normSet>;

export interface Child {
  sex: Sex | null;
  /** Whole months at the day of the test. */
  ageMonths: number | null;
}

/** Why a child is compared with nobody; null where it is. */
export function lacksNorm(
  norms: NormSet | null,
  { sex: of, ageMonths }: Child,
): Extract<Reason, 'noNorm' | 'noAge' | 'noNormOfAge'> | null {
  if (!norms) return 'noNorm';
  if (of === null || ageMonths === null) return 'noAge';
  return normedIds.some((id) => knotAt(norms.measures[id]?.[of] ?? [], ageMonths)) ? null : 'noNormOfAge';
}

/** How far a measure lies from what is usual at this age, in standard deviations; null where the set says nothing of it. */
export function zOf(norms: NormSet, score: Score, id: NormedId, child: Child): number | null {
  const value = comparable(score, id);
  if (value === null || child.sex === null || child.ageMonths === null) return null;
  const knot = knotAt(norms.measures[id]?.[child.sex] ?? [], child.ageMonths);
  if (!knot) return null;
  if ('mean' in knot) return (value - knot.mean) / knot.sd;
  if (value <= 0) return null;
  return knot.l === 0 ? Math.log(value / knot.m) / knot.s : ((value / knot.m) ** knot.l - 1) / (knot.l * knot.s);
}

/** A measure as it is compared. Rates are (count + ½) / (n + 1), so that none at all has a value too. */
export function comparable({ measures, tally }: Pick<Score, 'measures' | 'tally'>, id: NormedId): number | null {
  if (measures[id].value === null) return null;
  if (id === 'omissionPct') return (100 * (tally.omissions + 0.5)) / (tally.targetsScored + 1);
  if (id === 'commissionPct') return (100 * (tally.commissions + 0.5)) / (tally.nonTargetsScored + 1);
  return measures[id].value;
}

/** In a line between the ages before and after; nothing beyond the youngest and the oldest. */
function knotAt(knots: readonly NormKnot[], ageMonths: number): NormKnot | null {
  const later = knots.findIndex((knot) => knot.ageMonths >= ageMonths);
  const [from, to] = [knots[later - 1], knots[later]];
  if (!to) return null;
  if (to.ageMonths === ageMonths) return to;
  if (!from) return null;
  const share = (ageMonths - from.ageMonths) / (to.ageMonths - from.ageMonths);
  const between = (one: number, other: number) => one + share * (other - one);
  const at = { ageMonths, n: Math.min(from.n, to.n) };
  if ('mean' in from && 'mean' in to) return { ...at, mean: between(from.mean, to.mean), sd: between(from.sd, to.sd) };
  if ('l' in from && 'l' in to) return { ...at, l: between(from.l, to.l), m: between(from.m, to.m), s: between(from.s, to.s) };
  return null;
}

/** The same with its sign turned so that more is better: only d′ is better the higher it is. */
export function betterZOf(norms: NormSet, score: Score, id: NormedId, child: Child): number | null {
  const z = zOf(norms, score, id, child);
  return z === null || id === 'dPrime' ? z : -z;
}

export const percentileOf = (z: number): number => 100 * normalProbability(z);
export const tOf = (z: number): number => 50 + 10 * z;
