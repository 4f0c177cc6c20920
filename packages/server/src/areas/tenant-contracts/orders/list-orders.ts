import type { hfsOrderCalls } from '@trellis/contract/tenant-contracts/orders/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { byDay } from '../../../platform/db/order-of-list.ts';
import { findPage } from '../../../platform/db/page.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { matchesOrder, ordersWhere, presentOrder } from './order-store.ts';

// each is an index of recharges: a page never sorts all of them
const orders = byDay('payDate', { column: sql`r.paid_on`, id: sql`r.id`, type: 'date' });

/** The order that is asked for: the one paid last first, unless told. */
export const orderOfOrders = (sorting: string | undefined) => orderOf(orders, sorting, 'payDate desc');

/** Recharges of all centres, or of the caller's own, the one paid last first. */
export async function listOrders(
  db: Db,
  caller: Actor,
  input: InputOf<typeof hfsOrderCalls.list>,
): Promise<OutputOf<typeof hfsOrderCalls.list>> {
  const { by: order } = orderOfOrders(input.sorting);
  const condition = matchesOrder(input);
  const list = { rows: ordersWhere(caller, condition), counted: sql`from platform.tenant_recharges r where ${condition}`, order };
  const { rows, totalCount } = await findPage(db, list, input);
  return { items: rows.map(presentOrder), totalCount };
}
