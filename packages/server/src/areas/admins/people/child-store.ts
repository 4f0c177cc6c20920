import type { ChildItem } from '@trellis/contract/admins/people/schemas';
import { sql } from 'kysely';
import { pageOf } from '../../../platform/db/long-list.ts';
import type { Db } from '../../../platform/db/types.ts';
import { groupTimesOfSubject, remainingOf } from '../../credits/public.ts';

type Row = Omit<ChildItem, 'createdAt' | 'remainingTimes'> & { createdAt: Date };

/** Children as the lists across centres show them, in the order of their ids. */
export async function findChildren(db: Db, ids: readonly string[]): Promise<ChildItem[]> {
  const children = sql<Row>`
    select subject.id, subject.name, subject.outpatient_number as "outpatientNumber", subject.bind_state as status, subject.tag,
      subject.logged_out_at is not null as "isLogout", subject.is_test as "isTest", subject.gender, subject.birthday::text as birthday,
      subject.grade as "gradeName", subject.language, subject.created_at as "createdAt", subject.tenant_id as "tenantId", tenant.name as "tenantName",
      (
        select coalesce(jsonb_agg(coalesce(m.name, coach.name) order by coalesce(m.name, coach.name)), '[]') from app.subject_coaches link
        join identity.memberships m on m.tenant_id = link.tenant_id and m.person_id = link.person_id
        join identity.persons coach on coach.id = link.person_id
        where link.tenant_id = subject.tenant_id and link.subject_id = subject.id
      ) as "coachNames", ${groupTimesOfSubject} as "groupTimes"
    from ${pageOf(ids)} join app.subjects subject on subject.id = page.id join identity.tenants tenant on tenant.id = subject.tenant_id
    order by page.place`;
  const [{ rows }, remaining] = await Promise.all([children.execute(db), remainingOf(db, [...ids])]);
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), remainingTimes: remaining.get(row.id) ?? 0 }));
}
