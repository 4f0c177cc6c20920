import { call, fileReply, paged, pageQuery } from '../../wire.ts';
import { order, orderFilter } from '../schemas.ts';

const access = { anyOf: ['RocketSystem.HfsOrder'] } as const;

export const hfsOrderCalls = {
  list: call('GET', '/api/rocketAdmin/hfsOrder/orderList', {
    summary: 'Recharges, the one paid last first: of all centers for the platform, its own for a center',
    access,
    input: orderFilter.extend(pageQuery.shape),
    output: paged(order),
  }),
};

export const hfsOrderFileCalls = {
  excelDownload: call('GET', '/api/rocketAdmin/hfsOrder/excelDownload', {
    summary: 'The same recharges as an Excel file',
    access,
    input: orderFilter.extend(pageQuery.pick({ sorting: true }).shape),
    output: fileReply,
    file: 'orders.xlsx',
  }),
};
