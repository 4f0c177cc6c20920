import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { TestResource, testResourceCalls } from '@trellis/contract/vr-classroom/resource-calls';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import { recharge } from '../tenant-contracts/public.ts';

type Calls = typeof testResourceCalls;
type Row = Omit<TestResource, 'forbiddenTime'> & { forbiddenTime: Date | null };

/** The tests that contracts bring, the contract signed last first: what the caller may see of them. */
export async function listTestResources(db: Db, caller: Actor, input: InputOf<Calls['list']>): Promise<OutputOf<Calls['list']>> {
  const centre = caller.kind === 'member' ? caller.tenantId : input.tenantId;
  const condition = sql`r.kind = 'vrat' and r.removed_at is null and ${centre ? sql`r.tenant_id = ${centre}` : sql`true`}`;
  const counted = sql`
    from platform.tenant_resources r join platform.tenant_contracts c on c.id = r.contract_id and c.deleted_at is null where ${condition}`;
  const resources = sql<Row>`
    select r.id, r.tenant_id as "tenantId", t.name as "tenantName", c.number as "contractNumber", c.stopped_at is null as "isInForce",
      case when r.unlimited then -1 else r.quantity + (
        select coalesce(sum(recharge.amount), 0)::int from platform.tenant_recharges recharge where recharge.resource_id = r.id
      ) end as amount,
      consumed.balance::int as used, case when available.unlimited then -1 else available.balance::int end as left,
      r.forbidden_at as "forbiddenTime", ${caller.kind === 'member' ? sql`null` : sql`r.remark`} as remark,
      r.concurrency_stamp as "concurrencyStamp"
    from platform.tenant_resources r
    join platform.tenant_contracts c on c.id = r.contract_id and c.deleted_at is null
    join identity.tenants t on t.id = r.tenant_id
    join app.credit_accounts available on available.tenant_resource_id = r.id and available.bucket = 'available'
    join app.credit_accounts consumed on consumed.tenant_resource_id = r.id and consumed.bucket = 'consumed'
    where ${condition}`;
  const order = sql`c.signed_on desc, c.id desc, r.id`;
  const { rows, totalCount } = await findPage(db, { rows: resources, counted, order }, input);
  const items = rows.map((row) => ({ ...row, forbiddenTime: row.forbiddenTime?.toISOString() ?? null }));
  return { items, totalCount };
}

/** Adds tests to a contract of a centre: a recharge of them. */
export function addTests(db: Db, caller: Actor, input: InputOf<Calls['create']>): Promise<{ id: string }> {
  return recharge(db, caller, { ...input, kind: 'vrat', itemId: null });
}
