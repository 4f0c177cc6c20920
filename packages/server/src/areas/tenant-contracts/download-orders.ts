import { dateIn } from '@trellis/contract/scheduling/rules';
import type { Order, OrderFilter } from '@trellis/contract/tenant-contracts/schemas';
import { sql } from 'kysely';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { matchesOrder, type OrderRow, ordersWhere, presentOrder } from './order-store.ts';
import { orderTexts } from './order-texts.ts';

const portion = 1000;

/** The recharges that a filter names as an Excel file, written while they are read. */
export async function downloadOrders(read: Read, caller: Actor, filter: OrderFilter): Promise<FileReply> {
  const { name } = orderTexts[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions: portionsOf(read, caller, filter) });
}

/** Portion after portion, each where the last one ended, in a transaction of its own: a slow reader holds none open. */
async function* portionsOf(read: Read, caller: Actor, filter: OrderFilter): AsyncGenerator<Order[]> {
  const condition = matchesOrder(filter);
  let last: OrderRow | undefined;
  do {
    const beyond = last ? sql`(r.paid_on, r.id) < (${last.payDate}::date, ${last.id}::uuid)` : sql`true`;
    const tail = sql`order by r.paid_on desc, r.id desc limit ${portion}`;
    const { rows } = await read((db) => ordersWhere(caller, sql`${condition} and ${beyond}`, tail).execute(db));
    yield rows.map(presentOrder);
    last = rows.length === portion ? rows.at(-1) : undefined;
  } while (last);
}

function columnsFor(caller: Actor): ExcelColumn<Order>[] {
  const { headers, kinds } = orderTexts[caller.language];
  const ofPlatform: ExcelColumn<Order>[] = [
    { header: headers.operator, width: 24, value: (order) => order.operatorName },
    { header: headers.remark, width: 40, value: (order) => order.remark },
  ];
  return [
    { header: headers.payDate, width: 14, format: 'mm/dd/yyyy', value: (order) => new Date(`${order.payDate}T00:00:00Z`) },
    { header: headers.tenant, width: 32, value: (order) => order.tenantName },
    { header: headers.contract, width: 22, value: (order) => order.contractNumber },
    { header: headers.kind, width: 22, value: (order) => kinds[order.kind] },
    { header: headers.item, width: 28, value: (order) => order.itemName },
    { header: headers.amount, width: 12, value: (order) => order.amount },
    { header: headers.paid, width: 14, format: '"$"#,##0.00', value: (order) => order.paid },
    ...(caller.kind === 'member' ? [] : ofPlatform),
  ];
}
