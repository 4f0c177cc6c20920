import type { subjectCalls } from '@trellis/contract/subjects/calls';
import { fullName } from '@trellis/contract/subjects/rules';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Member } from '../../platform/http/caller.ts';

/** Children for selectors, by part of the name or of the clinic number; those named *** are hidden. */
export async function listSelectable(
  db: Db,
  caller: Member,
  input: InputOf<typeof subjectCalls.simpleList>,
): Promise<OutputOf<typeof subjectCalls.simpleList>> {
  const conditions = [sql`tenant_id = ${caller.tenantId}`, sql`name not like '%***%'`];
  if (input.status) conditions.push(sql`bind_state = ${input.status}`);
  if (input.filter) {
    const pattern = containing(input.filter);
    conditions.push(sql`(name ilike ${pattern} or outpatient_number ilike ${pattern})`);
  }
  const matching = sql.join(conditions, sql` and `);
  const total = await sql<{ total: number }>`select count(*)::int as total from app.subjects where ${matching}`.execute(db);
  const page = await sql<{ id: string; name: string; outpatientNumber: string | null }>`
    select id, name, outpatient_number as "outpatientNumber" from app.subjects where ${matching}
    order by name, id limit ${input.maxResultCount}`.execute(db);
  return { items: page.rows, totalCount: total.rows[0]?.total ?? 0 };
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
      select 1 from app.subjects where lower(name) = lower(${name}) and id is distinct from ${input.id ?? null}::uuid
    ) as found`.execute(db);
  return { sameName: rows[0]?.found ?? false };
}
