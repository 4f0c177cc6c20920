import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';

export interface TenantFigures {
  centerCount: number;
  childCount: number;
  staffCount: number;
}

export const noFigures: TenantFigures = { centerCount: 0, childCount: 0, staffCount: 0 };

/** Children, staff and centres of several tenants: of an enterprise or area its own staff and all of its centres that the reader sees. */
export const figuresIn = (tenantIds: RawBuilder<unknown>) => sql<TenantFigures & { id: string }>`
    with reached as (
      select id, id as centre_id, 0 as linked from unnest(${tenantIds}) as asked (id)
      union all
      select l.parent_id, l.centre_id, 1 from identity.tenant_links l
      join identity.tenants c on c.id = l.centre_id and c.deleted_at is null
      where l.parent_id = any (${tenantIds})
    )
    select r.id, sum(r.linked)::int as "centerCount", sum(children.total)::int as "childCount", sum(staff.total)::int as "staffCount"
    from reached r
    cross join lateral (select count(*) as total from app.subjects s where s.tenant_id = r.centre_id) children
    cross join lateral (
      select count(*) as total from identity.memberships m
      where m.tenant_id = r.centre_id and m.state = 'Effective' and m.activated_at is not null
    ) staff
    group by r.id`;

/** The same by tenant. */
export async function figuresOf(db: Db, tenantIds: readonly string[]): Promise<Map<string, TenantFigures>> {
  if (tenantIds.length === 0) return new Map();
  const { rows } = await figuresIn(sql`${tenantIds}::uuid[]`).execute(db);
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}
