import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/contracts/calls';
import { firstYear } from '@trellis/contract/tenant-contracts/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { toMajor } from '../../../platform/money.ts';
import { currency } from './contract-store.ts';

type Input = InputOf<typeof tenantContractCalls.analysis>;

interface Row {
  period: string;
  contracts: number;
  contractAmount: number;
  recharges: number;
  paid: number;
}

/** Numbers and amounts of contracts and recharges in every month of a year, or in every year since the first; the latest first. */
export async function analyseContracts(db: Db, caller: Actor, input: Input): Promise<OutputOf<typeof tenantContractCalls.analysis>> {
  const thisYear = caller.now.getUTCFullYear();
  const byMonth = input.unit === 'Month';
  const [from, to] = byMonth ? [input.year ?? thisYear, input.year ?? thisYear] : [firstYear, thisYear];
  const ofTenant = input.tenantId ? sql`and tenant_id = ${input.tenantId}` : sql``;
  const { rows } = await sql<Row>`
    with period as (
      select begins::date as begins, (begins + ${byMonth ? '1 month' : '1 year'}::interval)::date as ends
      from generate_series(make_date(${from}, 1, 1)::timestamp, make_date(${to}, 12, 31)::timestamp, ${byMonth ? '1 month' : '1 year'}::interval) as begins
    )
    select to_char(period.begins, ${byMonth ? 'MM-YYYY' : 'YYYY'}) as period, signed.contracts, signed.amount as "contractAmount", paid.recharges, paid.amount as paid
    from period
    cross join lateral (
      select count(*)::int as contracts, coalesce(sum(amount), 0)::bigint as amount from platform.tenant_contracts
      where deleted_at is null and signed_on >= period.begins and signed_on < period.ends ${ofTenant}
    ) as signed
    cross join lateral (
      select count(*)::int as recharges, coalesce(sum(paid), 0)::bigint as amount from platform.tenant_recharges
      where paid_on >= period.begins and paid_on < period.ends ${ofTenant}
    ) as paid
    where period.begins <= ${caller.now}::date or signed.contracts > 0 or paid.recharges > 0
    order by period.begins desc`.execute(db);
  return {
    items: rows.map((row) => ({ ...row, contractAmount: toMajor(row.contractAmount, currency), paid: toMajor(row.paid, currency) })),
  };
}
