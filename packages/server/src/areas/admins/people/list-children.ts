import type { adminCalls } from '@trellis/contract/admins/calls';
import type { InputOf, OutputOf } from '@trellis/contract/types';
import { type RawBuilder, sql } from 'kysely';
import { type LongList, longPage } from '../../../platform/db/long-list.ts';
import { containing } from '../../../platform/db/patterns.ts';
import type { Db } from '../../../platform/db/types.ts';
import type { Actor } from '../../../platform/http/caller.ts';
import { findChildren } from './child-store.ts';

type Call = typeof adminCalls.childList;

/** Children of every centre that the caller looks after, newest first. */
export async function listChildren(db: Db, _caller: Actor, input: InputOf<Call>): Promise<OutputOf<Call>> {
  const list = {
    keys: sql`child.id, child.created_at`,
    from: sql`app.subjects child`,
    order: sql`created_at desc, id`,
    ...matching(input),
  };
  const { ids, ...total } = await longPage(db, list, input);
  return { items: await findChildren(db, ids), ...total };
}

function matching({ filter, outpatientNumber, tag, status, tenantId }: InputOf<Call>): Pick<LongList, 'where' | 'search'> {
  const conditions = [sql`true`];
  if (tenantId) conditions.push(sql`child.tenant_id = ${tenantId}`);
  if (tag) conditions.push(sql`child.tag = ${tag}`);
  if (status) conditions.push(sql`child.bind_state = ${status}`);
  const searched = [
    ...(filter ? [{ columns: ['name', 'outpatient_number'], part: containing(filter) }] : []),
    ...(outpatientNumber ? [{ columns: ['outpatient_number'], part: containing(outpatientNumber) }] : []),
  ];
  const matched = (valueOf: (column: RawBuilder<unknown>) => RawBuilder<unknown>) =>
    sql.join(
      searched.map(({ columns, part }) => {
        const each = columns.map((column) => sql`${valueOf(sql.ref(`child.${column}`))} ilike ${part}`);
        return sql`(${sql.join(each, sql` or `)})`;
      }),
      sql` and `,
    );
  return {
    where: sql.join(conditions, sql` and `),
    ...(searched.length > 0 && { search: { indexed: matched((column) => column), read: matched((column) => sql`(${column} || '')`) } }),
  };
}
