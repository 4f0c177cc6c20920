import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { TenantListItem } from '@trellis/contract/tenancy/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type Parent, parentsOf } from './parents.ts';
import { figuresOf, noFigures, type TenantFigures } from './tenant-figures.ts';
import { type TenantPageRow, tenantCount, tenantPage } from './tenant-page.ts';
import { typeOf } from './types-of-tenants.ts';

type Input = InputOf<typeof tenancyCalls.list>;

/** One page of the tenants of a type that the reader sees: a count, the page, and one query each for its figures and its parents. */
export async function listTenants(db: Db, _caller: Actor, input: Input): Promise<OutputOf<typeof tenancyCalls.list>> {
  const counted = await tenantCount(input).execute(db);
  const { rows } = await tenantPage(input).execute(db);
  const ids = rows.map((row) => row.id);
  const figures = await figuresOf(db, ids);
  const parents = Map.groupBy(await parentsOf(db, ids), (parent) => parent.centreId);
  return {
    items: rows.map((row) => present(row, figures.get(row.id) ?? noFigures, parents.get(row.id) ?? [])),
    totalCount: counted.rows[0]?.total ?? 0,
  };
}

function present({ kind, createdAt, ...row }: TenantPageRow, figures: TenantFigures, parents: Parent[]): TenantListItem {
  const named = (of: Parent['kind']) => parents.filter((parent) => parent.kind === of).map((parent) => parent.name);
  return {
    ...row,
    ...figures,
    type: typeOf(kind),
    enterprises: named('enterprise'),
    areas: named('area'),
    centerCount: kind === 'centre' ? null : figures.centerCount,
    createdAt: createdAt.toISOString(),
  };
}
