import { limits } from '../limits.ts';

/** Where a class is: a family's contract sells it, the child can use it, a booking holds it, a finished session consumed it. */
export type Bucket = 'sold' | 'available' | 'held' | 'consumed';

export interface Move {
  from: Bucket;
  to: Bucket;
  amount: number;
}

/** What a posting changes of the classes that a child can still use; moving between free and held changes nothing. */
export function classHoursOf(move: Move): number {
  const usableAfter = isUsable(move.to) ? move.amount : 0;
  const usableBefore = isUsable(move.from) ? move.amount : 0;
  return usableAfter - usableBefore;
}

/** The running balance of a statement: what remained after each record, oldest first. */
export function balancesAfter(records: readonly { classHours: number }[]): number[] {
  let balance = 0;
  return records.map((record) => {
    balance += record.classHours;
    return balance;
  });
}

/** Two encodings of "unlimited" are in use: −1, and more than any family could buy. */
export const isUnlimited = (amount: number) => amount === -1 || amount > limits.unlimitedAbove;

/** What counts as left to a child: class sessions where it has only ever had these, one-to-one sessions else. */
export const classesLeft = ({ remainingTimes, groupTimes }: { remainingTimes: number; groupTimes: number | null }): number =>
  groupTimes ?? remainingTimes;

/** Few classes are warned of earlier in the offline plan than anywhere else. */
export const isLowInPlan = (remaining: number) => remaining <= limits.lowClassesInPlan;
export const isLow = (remaining: number) => remaining <= limits.lowClassesInList;

const isUsable = (bucket: Bucket) => bucket === 'available' || bucket === 'held';
