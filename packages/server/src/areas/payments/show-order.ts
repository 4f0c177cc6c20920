import type { Language } from '@trellis/contract/languages';
import type { paymentCalls } from '@trellis/contract/payments/calls';
import type { OrderStatus } from '@trellis/contract/payments/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { refuse } from '../../platform/http/refusal.ts';
import type { IdentityContext } from '../../platform/http/routes.ts';
import { shownAs } from './trainer-orders.ts';

type Calls = typeof paymentCalls;

interface Row {
  code: string;
  status: OrderStatus;
  amount: number;
  currency: string;
  titles: Record<Language, string>;
}

/** An order to whoever has its code, and nothing of who pays. */
export async function showOrder(
  { pools }: IdentityContext,
  { code, language }: InputOf<Calls['byCode']>,
): Promise<OutputOf<Calls['byCode']>> {
  const { rows } = await sql<Row>`select * from app.trainer_order_of_code(${code})`.execute(pools.identity);
  const row = rows[0] ?? refuse('Trellis:NotFound', { members: ['code'] });
  return { ...shownAs(row), title: row.titles[language] };
}
