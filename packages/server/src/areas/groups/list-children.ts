import type { groupCalls } from '@trellis/contract/groups/calls';
import type { ClassChild } from '@trellis/contract/groups/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { requireKnownClass } from './public.ts';

type Call = typeof groupCalls.childList;
type Row = Omit<ClassChild, 'addedAt'> & { addedAt: Date };

/** The children of a class, by name. */
export async function listClassChildren(db: Db, _caller: Member, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const counted = sql`from app.class_group_members as member where member.class_group_id = ${input.groupId}`;
  const children = sql<Row>`
    select subject.id, subject.name, subject.outpatient_number as "outpatientNumber", subject.bind_state as status, subject.tag,
      subject.logged_out_at is not null as "isLogout", member.added_at as "addedAt"
    from app.class_group_members as member
    join app.subjects as subject on subject.tenant_id = member.tenant_id and subject.id = member.subject_id
    where member.class_group_id = ${input.groupId}`;
  const [{ rows, totalCount }] = await Promise.all([
    findPage(db, { rows: children, counted, order: sql`subject.name, subject.id` }, input),
    requireKnownClass(db, input.groupId),
  ]);
  const items = rows.map((row) => ({ ...row, addedAt: row.addedAt.toISOString() }));
  return { items, totalCount };
}
