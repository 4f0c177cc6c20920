import type { ChildItem } from '@trellis/contract/admins/people/schemas';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/db/long-list.ts';
import type { Db } from '../../../platform/db/types.ts';
import { remainingOf } from '../../credits/public.ts';

type Row = Omit<ChildItem, 'createdAt' | 'remainingTimes'> & { createdAt: Date };

/** Children as the lists across centres show them, in the order of their ids. */
export async function findChildren(db: Db, ids: readonly string[]): Promise<ChildItem[]> {
  const children = sql<Row>`
    select child.id, child.name, child.outpatient_number as "outpatientNumber", child.bind_state as status, child.tag,
      child.logged_out_at is not null as "isLogout", child.is_test as "isTest", child.gender, child.birthday::text as birthday,
      child.grade as "gradeName", child.language, child.created_at as "createdAt", child.tenant_id as "tenantId", tenant.name as "tenantName",
      (
        select coalesce(jsonb_agg(coalesce(m.name, coach.name) order by coalesce(m.name, coach.name)), '[]') from app.subject_coaches link
        join identity.memberships m on m.tenant_id = link.tenant_id and m.person_id = link.person_id
        join identity.persons coach on coach.id = link.person_id
        where link.tenant_id = child.tenant_id and link.subject_id = child.id
      ) as "coachNames"
    from ${pageOf(ids)} join app.subjects child on child.id = page.id join identity.tenants tenant on tenant.id = child.tenant_id
    order by page.place`;
  const [{ rows }, remaining] = await Promise.all([children.execute(db), remainingOf(db, [...ids])]);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), remainingTimes: remaining.get(row.id) ?? 0 }));
}
