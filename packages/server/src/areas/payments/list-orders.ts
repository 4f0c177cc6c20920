import type { LocalText } from '@trellis/contract/languages';
import type { trainerOrderCalls } from '@trellis/contract/payments/order-calls';
import type { ListedOrder, TrainerOrderFilter } from '@trellis/contract/payments/schemas';
import { carrierWords, orderPurposeWords, orderStatusWords, trainerOrderFieldWords } from '@trellis/contract/payments/words';
import { dateIn } from '@trellis/contract/scheduling/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import { type ExcelColumn, excelReply } from '../../platform/documents/excel.ts';
import { inPortions } from '../../platform/documents/portions.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { FileReply, Read } from '../../platform/http/routes.ts';
import { matchesTrainerOrder, type OrderRow, presentOrder, rowsOfOrders } from './order-store.ts';

type Calls = typeof trainerOrderCalls;

/** Of the file, without the day, and of its sheet. */
const listName: LocalText = { en: 'Orders of trainers', 'zh-Hans': '训练师订单', es: 'Pedidos de formadores' };

/** What trainers ordered, the latest first. */
export async function listTrainerOrders(db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const condition = matchesTrainerOrder(input, caller.zone);
  const counted = sql`from app.trainer_orders o where ${condition}`;
  const list = { rows: rowsOfOrders(caller, condition), counted, order: sql`o.created_at desc, o.id desc` };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map((row) => presentOrder(row, caller)), totalCount };
}

/** The same as an Excel file, written while it is read. */
export async function downloadTrainerOrders(read: Read, caller: Actor, filter: TrainerOrderFilter): Promise<FileReply> {
  const name = listName[caller.language];
  const fileName = `${name} ${dateIn(caller.zone, caller.now.toISOString())}.xlsx`;
  return excelReply({ fileName, sheetName: name, columns: columnsFor(caller), portions: portionsOf(read, caller, filter) });
}

async function* portionsOf(read: Read, caller: Actor, filter: TrainerOrderFilter): AsyncGenerator<ListedOrder[]> {
  const condition = matchesTrainerOrder(filter, caller.zone);
  const rows = inPortions<OrderRow>(read, async (db, last, limit) => {
    const beyond = last ? sql`(o.created_at, o.id) < (${last.creationTime}::timestamptz, ${last.id}::uuid)` : sql`true`;
    const tail = sql`order by o.created_at desc, o.id desc limit ${limit}`;
    return (await rowsOfOrders(caller, sql`${condition} and ${beyond}`, tail).execute(db)).rows;
  });
  for await (const portion of rows) yield portion.map((row) => presentOrder(row, caller));
}

function columnsFor({ language, kind, zone }: Actor): ExcelColumn<ListedOrder>[] {
  const head = trainerOrderFieldWords[language];
  const day = (at: string | null) => at && new Date(`${dateIn(zone, at)}T00:00:00Z`);
  const dated = { width: 14, format: 'mm/dd/yyyy' };
  const ofPlatform: ExcelColumn<ListedOrder>[] = [{ header: head.remark, width: 40, value: ({ remark }) => remark }];
  return [
    { header: head.orderedAt, ...dated, value: ({ creationTime }) => day(creationTime) },
    { header: head.center, width: 32, value: ({ tenantName }) => tenantName },
    { header: head.payer, width: 24, value: ({ payerName }) => payerName },
    { header: head.purpose, width: 20, value: ({ purpose }) => orderPurposeWords[language][purpose] },
    { header: head.title, width: 32, value: ({ title }) => title },
    { header: head.amount, width: 14, format: '#,##0.00', value: ({ needPayPrice }) => needPayPrice },
    { header: head.currency, width: 10, value: ({ currency }) => currency },
    { header: head.status, width: 14, value: ({ status }) => orderStatusWords[language][status] },
    { header: head.paidAt, ...dated, value: ({ paidTime }) => day(paidTime) },
    { header: head.refundedAt, ...dated, value: ({ refundedTime }) => day(refundedTime) },
    { header: head.carrier, width: 18, value: ({ carrier }) => carrier && carrierWords[language][carrier] },
    { header: head.reference, width: 32, value: ({ reference }) => reference },
    ...(kind === 'member' ? [] : ofPlatform),
  ];
}
