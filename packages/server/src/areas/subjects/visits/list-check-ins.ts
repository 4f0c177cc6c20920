import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { CheckInItem } from '@trellis/contract/subjects/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../public.ts';

type Call = typeof subjectCalls.checkInList;
type Row = Omit<CheckInItem, 'inAt' | 'outAt'> & { inAt: Date; outAt: Date | null };

/** Who came and went, the latest first: on a day of the centre's calendar, or one child. */
export async function listCheckIns(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  if (input.subjectId) await subjectOf(db, input.subjectId);
  const conditions = [sql`entry.tenant_id = ${caller.tenantId}`];
  if (input.subjectId) conditions.push(sql`entry.subject_id = ${input.subjectId}`);
  if (input.date) {
    const midnight = sql`(${input.date}::date + time '00:00') at time zone ${caller.zone}`;
    conditions.push(sql`entry.in_at >= ${midnight} and entry.in_at < (${input.date}::date + 1 + time '00:00') at time zone ${caller.zone}`);
  }
  const matching = sql.join(conditions, sql` and `);
  const total = await sql<{ count: number }>`select count(*)::int as count from app.check_ins as entry where ${matching}`.execute(db);
  const { rows } = await sql<Row>`
    select entry.id, entry.subject_id as "subjectId", subject.name as "subjectName", entry.in_at as "inAt", entry.out_at as "outAt"
    from app.check_ins as entry join app.subjects as subject on subject.tenant_id = entry.tenant_id and subject.id = entry.subject_id
    where ${matching} order by entry.in_at desc, entry.id
    limit ${input.maxResultCount} offset ${input.skipCount}`.execute(db);
  const items = rows.map((row) => ({ ...row, inAt: row.inAt.toISOString(), outAt: row.outAt?.toISOString() ?? null }));
  return { items, totalCount: total.rows[0]?.count ?? 0 };
}
