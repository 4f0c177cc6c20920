import type { subjectCalls } from '@trellis/contract/subjects/calls';
import { fullName } from '@trellis/contract/subjects/rules';
import type { SubjectChoice } from '@trellis/contract/subjects/schemas';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { findPage, type Page } from '../../../platform/db/page.ts';
import { inSmallLetters } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Member } from '../../../platform/http/caller.ts';
import { childNamed } from './child-named.ts';

type Choices = OutputOf<typeof subjectCalls.simpleList>;

/** Children for selectors, by part of the name or of the clinic number; those named *** and the archived ones are hidden. */
export async function listSelectable(db: Db, caller: Member, input: InputOf<typeof subjectCalls.simpleList>): Promise<Choices> {
  const conditions = [...selectable(caller)];
  if (input.status) conditions.push(sql`bind_state = ${input.status}`);
  if (input.filter) conditions.push(childNamed('subject', input.filter));
  return choicesOf(db, conditions, input);
}

/** The same for somebody who types: only what was typed. */
export async function filterSubjects(db: Db, caller: Member, input: InputOf<typeof subjectCalls.filterSubject>): Promise<Choices> {
  return choicesOf(db, [...selectable(caller), childNamed('subject', input.filter)], {
    skipCount: 0,
    maxResultCount: input.maxResultCount,
  });
}

const selectable = (caller: Member) => [
  sql`tenant_id = ${caller.tenantId}`,
  sql`name not like '%***%'`,
  sql`tag <> 'Archived'`,
  sql`logged_out_at is null`,
];

async function choicesOf(db: Db, conditions: RawBuilder<unknown>[], page: Page): Promise<Choices> {
  const counted = sql`from app.subjects as subject where ${sql.join(conditions, sql` and `)}`;
  const rows = sql<SubjectChoice>`select id, name, outpatient_number as "outpatientNumber" ${counted}`;
  const found = await findPage(db, { rows, counted, order: sql`name, id` }, page);
  return { items: found.rows, totalCount: found.totalCount };
}

/** Whether another child here has the same name, whatever its case. */
export async function checkSameName(
  db: Db,
  _caller: Member,
  input: InputOf<typeof subjectCalls.checkName>,
): Promise<OutputOf<typeof subjectCalls.checkName>> {
  const name = fullName(input.firstName, input.lastName);
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select 1 from app.subjects where ${inSmallLetters(sql`name`)} = ${inSmallLetters(sql`${name}::text`)} and id is distinct from ${input.id ?? null}::uuid
    ) as found`.execute(db);
  return { sameName: rows[0]?.found ?? false };
}
