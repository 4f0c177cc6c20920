import type { LocalText } from '@trellis/contract/languages';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { hfsOrderFileCalls } from '@trellis/contract/tenant-contracts/orders/calls';
import type { Order } from '@trellis/contract/tenant-contracts/schemas';
import { commodityWords, orderFieldWords } from '@trellis/contract/tenant-contracts/words';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../../platform/documents/excel.ts';
import { inPortions } from '../../../platform/documents/portions.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import type { FileReply, Read } from '../../../platform/http/routes.ts';
import { orderOfOrders } from './list-orders.ts';
import { matchesOrder, type OrderRow, ordersWhere, presentOrder } from './order-store.ts';

type Filter = InputOf<typeof hfsOrderFileCalls.excelDownload>;

/** Of the file, without the day, and of its sheet. */
const listName: LocalText = { en: 'Orders', 'zh-Hans': '订单', es: 'Pedidos' };

/** The recharges that a filter names as an Excel file, written while they are read. */
export async function downloadOrders(read: Read, caller: Actor, filter: Filter): Promise<FileReply> {
  const name = listName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions: portionsOf(read, caller, filter) });
}

/** The orders of a filter, in the order of their list. */
async function* portionsOf(read: Read, caller: Actor, filter: Filter): AsyncGenerator<Order[]> {
  const condition = matchesOrder(filter);
  const order = orderOfOrders(filter.sorting);
  const rows = inPortions<OrderRow>(read, async (db, last, limit) => {
    const beyond = last ? order.after({ id: last.id, mark: last.payDate }) : sql`true`;
    const tail = sql`order by ${order.by} limit ${limit}`;
    return (await ordersWhere(caller, sql`${condition} and ${beyond}`, tail).execute(db)).rows;
  });
  for await (const portion of rows) yield portion.map(presentOrder);
}

function columnsFor(caller: Actor): ExcelColumn<Order>[] {
  const headers = orderFieldWords[caller.language];
  const ofPlatform: ExcelColumn<Order>[] = [
    { header: headers.operator, width: 24, value: (order) => order.operatorName },
    { header: headers.remark, width: 40, value: (order) => order.remark },
  ];
  return [
    { header: headers.payDate, width: 14, format: 'mm/dd/yyyy', value: (order) => new Date(`${order.payDate}T00:00:00Z`) },
    { header: headers.tenant, width: 32, value: (order) => order.tenantName },
    { header: headers.contract, width: 22, value: (order) => order.contractNumber },
    { header: headers.kind, width: 22, value: (order) => commodityWords[caller.language][order.kind] },
    { header: headers.item, width: 28, value: (order) => order.itemName },
    { header: headers.quantity, width: 12, format: '0', value: (order) => order.amount },
    { header: headers.paid, width: 14, format: '"$"#,##0.00', value: (order) => order.paid },
    ...(caller.kind === 'member' ? [] : ofPlatform),
  ];
}
