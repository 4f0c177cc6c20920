import type { tenancyCalls } from '@trellis/contract/tenancy/calls';
import type { TenantListItem } from '@trellis/contract/tenancy/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { countRows, pageQuery } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { type Parent, parentsIn } from './parents.ts';
import { figuresIn, noFigures, type TenantFigures } from './tenant-figures.ts';
import { type TenantPageRow, tenantsOf } from './tenant-page.ts';
import { typeOf } from './types-of-tenants.ts';

type Row = TenantPageRow & { figures: TenantFigures; parents: Pick<Parent, 'kind' | 'name'>[]; place: number };
type Input = InputOf<typeof tenancyCalls.list>;

/** One page of the tenants of a type that the reader sees, with their figures and parents. */
export async function listTenants(db: Db, _caller: Actor, input: Input): Promise<OutputOf<typeof tenancyCalls.list>> {
  const list = tenantsOf(input);
  const page = sql<Row>`
    with page as materialized (select found.*, row_number() over () as place from (${pageQuery(list, input)}) as found)
    select page.*, coalesce(to_jsonb(figures) - 'id', ${JSON.stringify(noFigures)}::jsonb) as figures, ${parentsIn(sql`page.id`)} as parents
    from page left join (${figuresIn(sql`array(select id from page)`)}) as figures on figures.id = page.id
    order by page.place`;
  const [{ rows }, totalCount] = await Promise.all([page.execute(db), countRows(db, list.counted)]);
  return {
    items: rows.map(present),
    totalCount,
  };
}

function present({ kind, createdAt, figures, parents, place: _place, ...row }: Row): TenantListItem {
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
