import { z } from 'zod';
import { languages } from '../languages.ts';
import { call } from '../wire.ts';
import { payTypes } from './rules.ts';
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
  payOrder: call('POST', '/api/payment/payOrder', {
    summary: 'Begin to pay an order; however often, it is paid once',
    access: 'public',
    input: ofCode.extend({ payType: z.enum(payTypes).default('Native') }),
    output: z.object({
      /** Where it is paid. */
      url: z.string(),
      /** No money moves: the payer says on the page itself that it is paid. */
      isDemonstration: z.boolean(),
    }),
    errors: ['RocketSystem:OrderNotOpen', 'RocketSystem:PaymentNotOffered', 'RocketSystem:PaymentAway', 'Trellis:TooMany'],
  }),
  refresh: call('PUT', '/api/payment/refresh/{code}', {
    summary: 'Ask whatever carries the payment how it stands',
    access: 'public',
    input: ofCode,
    output: shownOrder,
    errors: ['RocketSystem:PaymentAway', 'Trellis:TooMany'],
  }),
  confirm: call('POST', '/api/payment/demonstration', {
    summary: 'In the demonstration, where no money moves: say that an order is paid',
    access: 'public',
    input: ofCode,
    output: shownOrder,
    errors: ['RocketSystem:OrderNotOpen', 'RocketSystem:PaymentNotOffered', 'Trellis:TooMany'],
  }),
};
