import { limits } from '../limits.ts';

/** Stands for "as many as wanted" where the wire has a number. */
export const unlimited = -1;

/** -1, and more than anybody counts, are shown as unlimited. */
export const isUnlimited = (amount: number): boolean => amount === unlimited || amount > limits.unlimitedAbove;

/** What can still be drawn on a resource: what the contract brings and what was recharged, less what was used. */
export function leftOf({ amount, recharged, used }: { amount: number; recharged: number; used: number }): number {
  return amount === unlimited ? unlimited : amount + recharged - used;
}
