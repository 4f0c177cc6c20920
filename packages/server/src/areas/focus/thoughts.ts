import type { focusCalls } from '@trellis/contract/focus/calls';
import type { FocusThought } from '@trellis/contract/focus/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { findPage } from '../../platform/db/page.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';
import { subjectOf } from '../subjects/public.ts';

type Calls = typeof focusCalls;

/** What staff noted, the latest first. */
export async function listThoughts(db: Db, _caller: Member, input: InputOf<Calls['thoughts']>): Promise<OutputOf<Calls['thoughts']>> {
  const counted = sql`from app.focus_thoughts as noted where noted.subject_id = ${input.subjectId}`;
  const rows = sql<Omit<FocusThought, 'creationTime'> & { creationTime: Date }>`
    select noted.thought, noted.created_at as "creationTime",
      (select person.name from identity.known_persons as person where person.id = noted.person_id) as "userName" ${counted}`;
  const order = sql`noted.created_at desc, noted.id desc`;
  const [page] = await Promise.all([findPage(db, { rows, counted, order }, input), subjectOf(db, input.subjectId)]);
  const items = page.rows.map((row) => ({ ...row, creationTime: row.creationTime.toISOString() }));
  return { items, totalCount: page.totalCount };
}

export async function addThought(db: Db, caller: Member, { subjectId, thought }: InputOf<Calls['addThought']>): Promise<void> {
  await subjectOf(db, subjectId);
  await db
    .insertInto('app.focus_thoughts')
    .values({ tenant_id: caller.tenantId, subject_id: subjectId, thought, person_id: caller.personId, created_at: caller.now })
    .execute();
}
