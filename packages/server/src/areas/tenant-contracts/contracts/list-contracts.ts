import type { tenantContractCalls } from '@trellis/contract/tenant-contracts/contracts/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { contractsWhere } from './contract-store.ts';
import { presentContract } from './present.ts';

type Input = InputOf<typeof tenantContractCalls.list>;

const orders: Record<string, RawBuilder<unknown>> = {
  signTime: sql`c.signed_on, c.id`,
  'signTime desc': sql`c.signed_on desc, c.id desc`,
};

/** Contracts of all centres, or of one, the one signed last first. */
export async function listContracts(db: Db, _caller: Actor, input: Input): Promise<OutputOf<typeof tenantContractCalls.list>> {
  const order = orderOf(orders, input.sorting, 'signTime desc');
  const condition = matches(input);
  const counted = sql`
    from platform.tenant_contracts c join identity.tenants t on t.id = c.tenant_id where c.deleted_at is null and ${condition}`;
  const { rows, totalCount } = await findPage(db, { rows: contractsWhere(condition), counted, order }, input);
  return { items: rows.map(presentContract), totalCount };
}

function matches({ tenantId, filter, state }: Input): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`c.tenant_id = ${tenantId}`);
  if (filter) conditions.push(sql`(c.number ilike ${containing(filter)} or t.name ilike ${containing(filter)})`);
  if (state) conditions.push(state === 'InForce' ? sql`c.stopped_at is null` : sql`c.stopped_at is not null`);
  return sql.join(conditions, sql` and `);
}
