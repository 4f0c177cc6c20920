import type { creditOverviewCalls } from '@trellis/contract/credits/overview-calls';
import type { CreditOverview, CreditTotals } from '@trellis/contract/credits/overview-schemas';
import type { CreditCommodity } from '@trellis/contract/credits/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { change, endOf, postings, startOf } from './statement-store.ts';

type Call = typeof creditOverviewCalls.totals;

const commodities: readonly CreditCommodity[] = ['oneToOne', 'group', 'assessment'];

/** The sums of a period from postings called `moved`: whatever is no sale, return or consumption is an adjustment, so that they add up. */
export const sumsByKind = sql`
  coalesce(sum(moved.change) filter (where moved.within and moved.kind = 'sale'), 0)::int as sold,
  coalesce(sum(moved.change) filter (where moved.within and moved.kind = 'return'), 0)::int as returned,
  coalesce(sum(moved.change) filter (where moved.within and moved.kind not in ('sale', 'return', 'consume')), 0)::int as adjusted,
  coalesce(-sum(moved.change) filter (where moved.within and moved.kind = 'consume'), 0)::int as consumed`;

/**
 * What moved of families' credits from the first day of a period to this moment; `within` tells what still belongs to it. What there was at
 * either end follows from what there is now, so that nothing before the period is read.
 */
export const movedSince = ({ from, to }: { from: string; to: string }, zone: string) => sql`
  select posting.subject_id, source.commodity, posting.kind, ${change} as change, posting.created_at < ${endOf(to, zone)} as within
  from ${postings}
  where posting.subject_id is not null and posting.created_at >= ${startOf(from, zone)}`;

/** What moved of the families' credits in a period, commodity by commodity, and when the ledger was last proved. */
export async function overviewTotals(db: Db, caller: Member, period: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await sql<CreditTotals>`
    with moved as (${movedSince(period, caller.zone)}),
    kept as (
      select commodity, sum(balance) as balance from app.credit_accounts
      where subject_id is not null and bucket in ('available', 'held') group by commodity
    )
    select kept.commodity, (kept.balance - coalesce(sum(moved.change), 0))::int as opening, ${sumsByKind},
      (kept.balance - coalesce(sum(moved.change) filter (where not moved.within), 0))::int as closing
    from kept left join moved on moved.commodity = kept.commodity
    group by kept.commodity, kept.balance`.execute(db);
  return {
    totals: commodities.map((commodity) => rows.find((row) => row.commodity === commodity) ?? nothingOf(commodity)),
    lastCheck: await lastCheckOf(db),
  };
}

const nothingOf = (commodity: CreditCommodity): CreditTotals => ({
  commodity,
  opening: 0,
  sold: 0,
  returned: 0,
  adjusted: 0,
  consumed: 0,
  closing: 0,
});

async function lastCheckOf(db: Db): Promise<CreditOverview['lastCheck']> {
  const check = await db
    .selectFrom('platform.ledger_checks')
    .select(['at', 'accounts', 'faults'])
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return check ? { ...check, at: check.at.toISOString() } : null;
}
