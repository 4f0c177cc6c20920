import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { InstitutionType, TenantState } from '@trellis/contract/tenancy/schemas';
import type { InputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import type { List } from '../../../platform/db/page.ts';
import { containing } from '../../../platform/db/patterns.ts';
import { orderOf } from '../../../platform/db/sorting.ts';
import { kindOf } from './types-of-tenants.ts';

type Input = InputOf<typeof tenancyCalls.list>;

export interface TenantPageRow {
  id: string;
  kind: string;
  name: string;
  state: TenantState;
  zone: string;
  institutionType: InstitutionType;
  contactName: string | null;
  email: string | null;
  phone: string | null;
  createdAt: Date;
}

// each is the order of an index from (kind, …), read forwards or backwards: a page never sorts all tenants
const orders: Record<string, RawBuilder<unknown>> = {
  createdAt: sql`t.created_at, t.id desc`,
  'createdAt desc': sql`t.created_at desc, t.id`,
  name: sql`lower(t.name), t.id`,
  'name desc': sql`lower(t.name) desc, t.id desc`,
};

export function tenantsOf(input: Input): List<TenantPageRow> {
  const order = orderOf(orders, input.sorting, 'createdAt desc');
  const counted = sql`from identity.tenants t where ${matches(input)}`;
  const rows = sql<TenantPageRow>`
    select t.id, t.kind, t.name, t.state, t.zone, t.institution_type as "institutionType", t.contact_name as "contactName",
      t.email, t.phone, t.created_at as "createdAt" ${counted}`;
  return { rows, counted, order };
}

function matches({ type, filter, state, enterpriseId, areaId, centerId }: Input): RawBuilder<unknown> {
  const conditions = [sql`t.kind = ${kindOf(type)}`, sql`t.deleted_at is null`];
  if (filter) conditions.push(sql`t.name ilike ${containing(filter)}`);
  if (state) conditions.push(sql`t.state = ${state}`);
  if (centerId) conditions.push(sql`t.id = ${centerId}`);
  for (const parentId of [enterpriseId, areaId]) {
    if (parentId) conditions.push(sql`t.id in (select l.centre_id from identity.tenant_links l where l.parent_id = ${parentId})`);
  }
  return sql.join(conditions, sql` and `);
}
