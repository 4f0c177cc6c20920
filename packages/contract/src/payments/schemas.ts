import { z } from 'zod';
import { calendarDate, concurrencyStamp, id, instant } from '../wire.ts';
import { carriers, orderPurposes, orderStatuses } from './rules.ts';

/** The code of an order: whoever has it may see what is due and pay. */
export const orderCode = z
  .string()
  .regex(/^[0-9A-F]{32}$/)
  .meta({ examples: ['0123456789ABCDEF0123456789ABCDEF'] });

/** What a trainer has to pay, as the page that asks for it shows it. */
export const trainerOrder = z.object({
  code: orderCode,
  status: z.enum(orderStatuses),
  /** In major units of the currency. */
  needPayPrice: z.number(),
  currency: z.string(),
});
export type TrainerOrder = z.infer<typeof trainerOrder>;

/** What a bank, or whoever refunds, calls it. */
export const paymentReference = z.string().trim().min(1).max(200);
export const paymentRemark = z.string().trim().max(500);

/** An order in the lists of a center and of Finance. */
export const listedOrder = trainerOrder.extend({
  id: id('trainerOrder'),
  tenantId: id('tenant'),
  tenantName: z.string(),
  purpose: z.enum(orderPurposes),
  title: z.string(),
  payerName: z.string(),
  creationTime: instant,
  paidTime: instant.nullable(),
  closedTime: instant.nullable(),
  refundedTime: instant.nullable(),
  /** What it was paid by, and what that calls it. */
  carrier: z.enum(carriers).nullable(),
  reference: z.string().nullable(),
  /** Told to the platform alone. */
  remark: z.string().nullable(),
  /** Whether what was paid is on its way back. */
  isRefunding: z.boolean(),
  concurrencyStamp,
});
export type ListedOrder = z.infer<typeof listedOrder>;

/** What the list of orders is narrowed to. */
export const trainerOrderFilter = z.object({
  tenantId: id('tenant').optional(),
  status: z.enum(orderStatuses).optional(),
  purpose: z.enum(orderPurposes).optional(),
  /** A part of the payer's name, or the code as it begins. */
  filter: z.string().trim().max(100).optional(),
  /** The first and the last day on which it was ordered. */
  from: calendarDate.optional(),
  to: calendarDate.optional(),
});
export type TrainerOrderFilter = z.infer<typeof trainerOrderFilter>;
