import type { subjectCalls } from '@trellis/contract/subjects/calls';
import type { CheckInItem } from '@trellis/contract/subjects/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../../platform/db/page.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { subjectOf } from '../public.ts';

type Call = typeof subjectCalls.checkInList;
type Row = Omit<CheckInItem, 'inAt' | 'outAt'> & { inAt: Date; outAt: Date | null };

/** Who came and went, the latest first: on a day of the centre's calendar, or one child. */
export async function listCheckIns(db: Db, caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const conditions = [sql`entry.tenant_id = ${caller.tenantId}`];
  if (input.subjectId) conditions.push(sql`entry.subject_id = ${input.subjectId}`);
  if (input.date) {
    const midnight = sql`(${input.date}::date + time '00:00') at time zone ${caller.zone}`;
    conditions.push(sql`entry.in_at >= ${midnight} and entry.in_at < (${input.date}::date + 1 + time '00:00') at time zone ${caller.zone}`);
  }
  const matching = sql.join(conditions, sql` and `);
  const rows = sql<Row>`
    select entry.id, entry.subject_id as "subjectId", subject.name as "subjectName", entry.in_at as "inAt", entry.out_at as "outAt"
    from app.check_ins as entry join app.subjects as subject on subject.tenant_id = entry.tenant_id and subject.id = entry.subject_id
    where ${matching}`;
  const list = { rows, counted: sql`from app.check_ins as entry where ${matching}`, order: sql`entry.in_at desc, entry.id` };
  const [found] = await Promise.all([findPage(db, list, input), input.subjectId && subjectOf(db, input.subjectId)]);
  const items = found.rows.map((row) => ({ ...row, inAt: row.inAt.toISOString(), outAt: row.outAt?.toISOString() ?? null }));
  return { items, totalCount: found.totalCount };
}
