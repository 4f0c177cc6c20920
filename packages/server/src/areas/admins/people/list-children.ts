import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findChildren } from './child-store.ts';

type Call = typeof adminCalls.childList;

/** Children of every centre that the caller looks after, newest first. */
export async function listChildren(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const matching = matches(input);
  const page = sql`order by child.created_at desc, child.id limit ${input.maxResultCount} offset ${input.skipCount}`;
  const items = await findChildren(db, matching, page);
  const { rows } = await sql<{ count: number }>`select count(*) from app.subjects child where ${matching}`.execute(db);
  return { items, totalCount: rows[0]?.count ?? 0 };
}

function matches({ filter, outpatientNumber, tag, status, tenantId }: InputOf<Call>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`child.tenant_id = ${tenantId}`);
  if (filter) conditions.push(sql`child.name ilike ${containing(filter)}`);
  if (outpatientNumber) conditions.push(sql`child.outpatient_number ilike ${containing(outpatientNumber)}`);
  if (tag) conditions.push(sql`child.tag = ${tag}`);
  if (status) conditions.push(sql`child.bind_state = ${status}`);
  return sql.join(conditions, sql` and `);
}
