import { z } from 'zod';
import { languages } from '../languages.ts';
import { call } from '../wire.ts';
import { orderCode, trainerOrder } from './schemas.ts';

const ofCode = z.object({ code: orderCode, language: z.enum(languages).default('en') });

/** An order as whoever has its code sees it. */
export const shownOrder = trainerOrder.extend({
  /** What it is for. */
  title: z.string(),
});
export type ShownOrder = z.infer<typeof shownOrder>;

/** What is asked with the code of an order alone: nobody signs in to pay. */
export const paymentCalls = {
  byCode: call('GET', '/api/payment/{code}', {
    summary: 'What an order is for, what is due and how it stands',
    access: 'public',
    input: ofCode,
    output: shownOrder,
  }),
};
