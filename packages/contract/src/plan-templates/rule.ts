import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from '../wire.ts';

const steps = limits.difficulty.max - limits.difficulty.min;
const offset = z.int().min(-steps).max(steps).default(0);

/** How much of the exercises goes to a category: what counts is how the shares stand to each other. */
export const categoryShare = z.object({ categoryId: id('category'), share: z.int().min(1).max(100) });

/**
 * What some sessions of a plan are made of: how many they are, how many exercises each has, how these are shared out, and how far above or below the
 * plan's level they begin and end. The sessions of a plan are those of its rules, one rule after the other.
 */
export const planRule = z.object({
  sessionCount: z.int().min(1).max(400),
  bars: z.int().min(1).max(limits.bars.max).default(limits.bars.usual),
  shares: z.array(categoryShare).min(1).max(20),
  startOffset: offset,
  endOffset: offset,
});
export type PlanRule = z.infer<typeof planRule>;

export const planRules = z.array(planRule).max(20);

/** A session as its rules make it. */
export const sessionAhead = z.object({
  num: z.int(),
  offset: z.int(),
  items: z.array(z.object({ code: z.string(), title: z.string(), category: z.string() })),
});
export type SessionAhead = z.infer<typeof sessionAhead>;
