import type { creditOverviewCalls } from '@trellis/contract/credits/overview-calls';
import type { QuotaTotal, VratProduct } from '@trellis/contract/credits/overview-schemas';
import type { OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { quotaLeft, reminderAmountOf } from './remind-of-stock.ts';

type Calls = typeof creditOverviewCalls;

/** What the caller's centre bought from the platform, kind by kind; whatever is unlimited is bought and left without end. */
export async function listOwnQuotas(db: Db, caller: Member): Promise<OutputOf<Calls['quotas']>> {
  const { rows } = await sql<QuotaTotal>`
    select commodity as kind, sum(balance) filter (where bucket = 'consumed')::int as used,
      sum(balance) filter (where bucket = 'stopped')::int as stopped,
      case when bool_or(unlimited) then -1 else -sum(balance) filter (where bucket = 'sold') end::int as bought,
      case when bool_or(unlimited) then -1 else sum(balance) filter (where bucket = 'available') end::int as left
    from app.credit_accounts where tenant_id = ${caller.tenantId} and tenant_resource_id is not null
    group by commodity order by commodity`.execute(db);
  return { items: rows };
}

/** The VR tests of the caller's centre, contract by contract, the one signed last first. */
export async function viewVratStock(db: Db, caller: Member): Promise<OutputOf<Calls['vratProduct']>> {
  const { rows } = await sql<VratProduct>`
    select r.id, c.number as "contractNumber", c.signed_on::text as "signTime", c.stopped_at is null as "isInForce",
      case when r.unlimited then -1 else r.quantity end as amount,
      (select coalesce(sum(recharge.amount), 0)::int from platform.tenant_recharges recharge where recharge.resource_id = r.id) as recharged,
      consumed.balance::int as used, case when available.unlimited then -1 else available.balance::int end as left
    from platform.tenant_resources r
    join platform.tenant_contracts c on c.id = r.contract_id and c.deleted_at is null
    join app.credit_accounts available on available.tenant_resource_id = r.id and available.bucket = 'available'
    join app.credit_accounts consumed on consumed.tenant_resource_id = r.id and consumed.bucket = 'consumed'
    where r.tenant_id = ${caller.tenantId} and r.kind = 'vrat' and r.removed_at is null
    order by c.signed_on desc, c.id desc, r.id`.execute(db);
  return {
    left: await quotaLeft(db, caller.tenantId, 'vrat'),
    reminderAmount: await reminderAmountOf(db, caller.tenantId, 'vrat'),
    items: rows,
  };
}
