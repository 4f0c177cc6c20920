import { z } from 'zod';
import { id, instant } from '../wire.ts';

export const creditBalance = z.object({
  userId: id('subject'),
  /** Classes free to use or to schedule, on contracts in force. */
  available: z.int(),
  /** Classes held by scheduled sessions. */
  held: z.int(),
  consumed: z.int(),
  /** available + held */
  remainingTimes: z.int(),
});

export const creditRecord = z.object({
  id: z.uuid(),
  creationTime: instant,
  kind: z.enum(['sale', 'hold', 'release', 'consume', 'return', 'adjust']),
  /** Change of what the child can still use: + on a sale, − on a consumption, 0 where a class only moves between free and held. */
  classHours: z.int(),
  amount: z.int(),
  /** Remaining classes after this record. */
  balance: z.int(),
  sessionNum: z.int().nullable(),
  remark: z.string().nullable(),
  creator: z.string(),
});
export type CreditRecord = z.infer<typeof creditRecord>;
