import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { TenantListItem } from '@trellis/contract/tenancy/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type Parent, parentsOf } from './parents.ts';
import { figuresOf, noFigures, type TenantFigures } from './tenant-figures.ts';
import { type TenantPageRow, tenantsOf } from './tenant-page.ts';
import { typeOf } from './types-of-tenants.ts';

type Input = InputOf<typeof tenancyCalls.list>;

/** One page of the tenants of a type that the reader sees, with their figures and parents. */
export async function listTenants(db: Db, _caller: Actor, input: Input): Promise<OutputOf<typeof tenancyCalls.list>> {
  const { rows, totalCount } = await findPage(db, tenantsOf(input), input);
  const ids = rows.map((row) => row.id);
  const [figures, links] = await Promise.all([figuresOf(db, ids), parentsOf(db, ids)]);
  const parents = Map.groupBy(links, (parent) => parent.centreId);
  return {
    items: rows.map((row) => present(row, figures.get(row.id) ?? noFigures, parents.get(row.id) ?? [])),
    totalCount,
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
