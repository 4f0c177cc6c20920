import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { TenantOption } from '@trellis/contract/tenancy/schemas';
import type { InputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { kindOf, type TenantKind } from './types-of-tenants.ts';

interface Search {
  filter?: string | undefined;
  maxResultCount: number;
}

/** Tenants in force of one kind by name, as a selector offers them. */
export function tenantOptions(db: Db, kind: TenantKind, { filter, maxResultCount }: Search): Promise<TenantOption[]> {
  return db
    .selectFrom('identity.tenants')
    .select(['id', 'name'])
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
    .where('state', '=', 'Effective')
    .$if(Boolean(filter), (query) => query.where('name', 'ilike', containing(filter ?? '')))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .limit(maxResultCount)
    .execute();
}

/** Tenants of a type by a part of their name. */
export async function findTenants(db: Db, _caller: Actor, { type, ...search }: InputOf<typeof tenancyCalls.find>) {
  return { items: await tenantOptions(db, kindOf(type), search) };
}

export async function listAreas(db: Db, _caller: Actor, search: Search) {
  return { items: await tenantOptions(db, 'area', search) };
}

export async function listEnterprises(db: Db, _caller: Actor, search: Search) {
  return { items: await tenantOptions(db, 'enterprise', search) };
}
