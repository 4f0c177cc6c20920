import { z } from 'zod';
import { orderStatuses } from './rules.ts';

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
