import type { auditCalls } from '@trellis/contract/audit/calls';
import { platformTables } from '@trellis/contract/audited';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';
import type { Actor } from '../../platform/http/caller.ts';
import type { ChangeRow } from './change-row.ts';
import { labelsOf, rowLabels } from './labels.ts';
import { changesOf } from './present.ts';

type Call = typeof auditCalls.list;

/** One page of what was changed, newest first: the platform's whole trail, or that of the caller's own centres. */
export async function listChanges(db: Db, caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const { rows } = await sql<ChangeRow>`
    select c.id, c.at, c.tenant_id as "tenantId", tenant.name as "tenantName", c.person_id as "personId", person.name as "personName",
      c.table_name as "table", c.row_id as "rowId", c.operation, ${presented('c.before')} as before, ${presented('c.after')} as after
    from audit.changes c
    left join identity.tenants tenant on tenant.id = c.tenant_id
    left join identity.known_persons person on person.id = c.person_id
    where ${matches(caller, input)}
    order by c.at desc, c.id desc limit ${input.maxResultCount + 1}`.execute(db);
  const page = rows.slice(0, input.maxResultCount);
  const named = await rowLabels(db, page);
  const labels = await labelsOf(db, { rows: page, names: named, language: caller.language });
  const items = page.map(({ before, after, at, ...row }) => ({
    ...row,
    at: at.toISOString(),
    rowLabel: named.labelOf(row, labels),
    changes: changesOf(before, after, labels),
  }));
  return { items, next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
}

// The id of a person tells whether the address had an account before: whoever is invited goes by their membership here, too.
const presented = (columns: string) => sql`
  case when c.table_name = 'identity.memberships' and coalesce(c.after, c.before) ->> 'activated_at' is null
    then ${sql.ref(columns)} - 'person_id' else ${sql.ref(columns)} end`;

/** Days are those of the caller's centre. */
function matches({ kind, zone }: Actor, input: InputOf<Call>): RawBuilder<unknown> {
  const conditions = [sql`true`];
  // whom the platform lets look after a centre stands under the centre, and is the platform's own business
  if (kind === 'member') conditions.push(sql`c.table_name <> all (${[...platformTables]}::text[])`);
  const { from, to, person, personId, tenantId, table, rowId, operation, before } = input;
  if (from) conditions.push(sql`c.at >= ${from}::date::timestamp at time zone ${zone}`);
  if (to) conditions.push(sql`c.at < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (person)
    conditions.push(
      sql`c.person_id in (select id from identity.known_persons where name ilike ${containing(person)} or email ilike ${containing(person)})`,
    );
  if (personId) conditions.push(sql`c.person_id = ${personId}`);
  if (tenantId) conditions.push(sql`c.tenant_id = ${tenantId}`);
  if (table) conditions.push(sql`c.table_name = ${table}`);
  if (rowId) conditions.push(sql`c.row_id = ${rowId}`);
  if (operation) conditions.push(sql`c.operation = ${operation}`);
  // several changes share a moment: the id tells them apart
  if (before) conditions.push(sql`(c.at, c.id) < (select last.at, last.id from audit.changes last where last.id = ${before})`);
  return sql.join(conditions, sql` and `);
}
