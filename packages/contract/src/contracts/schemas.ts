import { z } from 'zod';
import { calendarDate, id, instant } from '../wire.ts';

export const contractType = z.enum(['Renewal', 'First']);
export const contractPurpose = z.enum(['Training', 'GroupTraining']);

/** Amounts are major units of the currency on the wire, at most two decimals. */
export const addUserContract = z.object({
  userId: id('subject'),
  contractType,
  purpose: contractPurpose,
  signTime: calendarDate,
  amount: z.number().min(0).max(10_000_000).multipleOf(0.01).default(0),
  totalClass: z.int().min(1).max(10_000).default(1),
});

export const userContract = z.object({
  id: id('contract'),
  userId: id('subject'),
  contractType,
  purpose: contractPurpose,
  signTime: calendarDate,
  stopTime: instant.nullable(),
  amount: z.number(),
  currency: z.string(),
  totalClass: z.int(),
  remainClass: z.int(),
  /** Unit fee: amount / totalClass, two decimals. */
  price: z.string(),
});
export type UserContract = z.infer<typeof userContract>;
