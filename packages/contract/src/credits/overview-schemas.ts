import { z } from 'zod';
import { commodity } from '../tenant-contracts/schemas.ts';
import { calendarDate, id, instant } from '../wire.ts';
import { creditCommodity } from './schemas.ts';

/** First and last day, as the centre's calendar has them. */
export const period = z.object({ from: calendarDate, to: calendarDate });

/** What moved in a period. opening + sold + returned + adjusted − consumed = closing. */
export const creditTotals = z.object({
  commodity: creditCommodity,
  opening: z.int(),
  sold: z.int(),
  returned: z.int(),
  /** Given less taken back. */
  adjusted: z.int(),
  consumed: z.int(),
  closing: z.int(),
});
export type CreditTotals = z.infer<typeof creditTotals>;

/** When it was last proved that every balance is the sum of its postings. */
export const lastCheck = z.object({ at: instant, accounts: z.int(), faults: z.int() });

export const creditOverview = z.object({ totals: z.array(creditTotals), lastCheck: lastCheck.nullable() });
export type CreditOverview = z.infer<typeof creditOverview>;

export const coachConsumption = z.object({ id: id('person'), name: z.string(), consumed: z.int(), returned: z.int() });
export type CoachConsumption = z.infer<typeof coachConsumption>;

export const childConsumption = creditTotals.omit({ commodity: true }).extend({ id: id('subject'), name: z.string() });
export type ChildConsumption = z.infer<typeof childConsumption>;

/** What the centre bought from the platform: bought = used + left + stopped; -1 is unlimited. `stopped` stands aside with stopped contracts. */
export const quotaTotal = z.object({ kind: commodity, bought: z.int(), used: z.int(), left: z.int(), stopped: z.int() });
export type QuotaTotal = z.infer<typeof quotaTotal>;

/** VR tests that one of the centre's contracts brings. */
export const vratProduct = z.object({
  id: id('tenantResource'),
  contractNumber: z.string(),
  signTime: calendarDate,
  isInForce: z.boolean(),
  amount: z.int(),
  recharged: z.int(),
  used: z.int(),
  left: z.int(),
});
export type VratProduct = z.infer<typeof vratProduct>;

/** `left` of all contracts in force; reminded when `reminderAmount` are left, never when it is 0. */
export const vratStock = z.object({ left: z.int(), reminderAmount: z.int(), items: z.array(vratProduct) });
export type VratStock = z.infer<typeof vratStock>;

export const ledgerCheck = z.object({
  id: z.uuid(),
  day: calendarDate,
  at: instant,
  tenantId: id('tenant'),
  tenantName: z.string(),
  accounts: z.int(),
  faults: z.int(),
  /** The first hundred accounts whose balance is not what was posted. */
  detail: z.array(z.object({ accountId: z.uuid(), balance: z.int(), posted: z.int() })),
});
export type LedgerCheck = z.infer<typeof ledgerCheck>;
