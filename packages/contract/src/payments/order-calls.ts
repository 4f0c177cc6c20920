import { z } from 'zod';
import { call, concurrencyStamp, fileReply, id, paged, pageQuery } from '../wire.ts';
import { listedOrder, paymentReference, paymentRemark, trainerOrderFilter } from './schemas.ts';

const access = { anyOf: ['RocketSystem.HfsOrder'] } as const;
const write = { anyOf: ['RocketSystem.HfsOrder.Write'], writers: 'wholePlatform' } as const;
const base = '/api/rocketAdmin/hfsOrder';
const remark = paymentRemark.nullable().default(null);
const one = z.object({ id: id('trainerOrder'), concurrencyStamp });

/** What trainers ordered, as a center and Finance look at it. */
export const trainerOrderCalls = {
  list: call('GET', `${base}/trainerOrder`, {
    summary: "What trainers ordered, the latest first: a center's own, or those of every center",
    access,
    input: trainerOrderFilter.extend(pageQuery.omit({ sorting: true }).shape),
    output: paged(listedOrder),
  }),
  recordTransfer: call('POST', `${base}/trainerOrder/{id}/transfer`, {
    summary: 'Record that an order was paid by a transfer, with what the bank calls it',
    access: write,
    input: one.extend({ reference: paymentReference, remark }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:OrderNotOpen'],
  }),
  refund: call('POST', `${base}/trainerOrder/{id}/refund`, {
    summary: 'Give back what was paid: by the service that carried it, else as Finance says with its reference',
    access: write,
    input: one.extend({ reference: paymentReference.nullable().default(null), remark }),
    errors: ['Trellis:StaleStamp', 'RocketSystem:OrderNotPaid', 'RocketSystem:RefundReferenceRequired'],
  }),
  close: call('POST', `${base}/trainerOrder/{id}/close`, {
    summary: 'Close an order that nobody paid; what comes in for it from then on goes back',
    access: write,
    input: one,
    errors: ['Trellis:StaleStamp', 'RocketSystem:OrderNotOpen'],
  }),
};

export const trainerOrderFileCalls = {
  excel: call('GET', `${base}/trainerOrderExcel`, {
    summary: 'The same orders as an Excel file',
    access,
    input: trainerOrderFilter,
    output: fileReply,
    file: 'trainer-orders.xlsx',
  }),
};
