import type { ledgerCheckCalls } from '@trellis/contract/credits/overview-calls';
import type { LedgerCheck } from '@trellis/contract/credits/overview-schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import { orderOf } from '../../platform/db/sorting.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';

type Call = typeof ledgerCheckCalls.list;
type Row = Omit<LedgerCheck, 'at'> & { at: Date };

const orders = { day: sql`c.day, c.tenant_id desc`, 'day desc': sql`c.day desc, c.tenant_id` };

/** The daily proofs of every centre, the last day first, and how the last round ended. */
export async function listLedgerChecks(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const order = orderOf(orders, input.sorting, 'day desc');
  const condition = input.onlyFaults ? sql`c.faults > 0` : sql`true`;
  const checks = sql<Row>`
    select c.id, c.day::text, c.at, c.tenant_id as "tenantId", t.name as "tenantName", c.accounts, c.faults, c.detail
    from platform.ledger_checks c join identity.tenants t on t.id = c.tenant_id
    where ${condition}`;
  const [{ rows, totalCount }, round] = await Promise.all([
    findPage(db, { rows: checks, counted: sql`from platform.ledger_checks c where ${condition}`, order }, input),
    db.selectFrom('platform.ledger_rounds').select(['at', 'accounts', 'faults']).orderBy('day', 'desc').limit(1).executeTakeFirst(),
  ]);
  return {
    items: rows.map((row) => ({ ...row, at: row.at.toISOString() })),
    totalCount,
    lastRound: round ? { ...round, at: round.at.toISOString() } : null,
  };
}
