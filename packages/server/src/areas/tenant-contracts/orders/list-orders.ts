import type { hfsOrderCalls } from '@trellis/contract/tenant-contracts/orders/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { matchesOrder, ordersWhere, presentOrder } from './order-store.ts';

// each is an index of recharges, read forwards or backwards: a page never sorts all of them
const orders: Record<string, RawBuilder<unknown>> = {
  payDate: sql`r.paid_on, r.id`,
  'payDate desc': sql`r.paid_on desc, r.id desc`,
};

/** Recharges of all centres, or of the caller's own, the one paid last first. */
export async function listOrders(
  db: Db,
  caller: Actor,
  input: InputOf<typeof hfsOrderCalls.list>,
): Promise<OutputOf<typeof hfsOrderCalls.list>> {
  const order = orderOf(orders, input.sorting, 'payDate desc');
  const condition = matchesOrder(input);
  const list = { rows: ordersWhere(caller, condition), counted: sql`from platform.tenant_recharges r where ${condition}`, order };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentOrder), totalCount };
}
