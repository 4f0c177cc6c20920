import { type RawBuilder, sql } from 'kysely';
import { inPortions } from '../documents/portions.ts';
import type { Read } from '../http/routes.ts';
import type { OwnedTable } from './owned-tables.ts';

interface Written {
  json: string;
  /** The primary key as text. */
  key: string[];
}

/** What a center has of a table, each row as JSON with its instants in ISO 8601: by primary key and portion after portion, as far as `matching` says. */
export async function* readOwnedRows(
  read: Read,
  { name, columns, key }: OwnedTable,
  matching: RawBuilder<unknown>,
): AsyncGenerator<string[]> {
  const named = sql.join(columns.map((column) => sql.ref(`owned.${column}`)));
  const order = sql.join(key.map(({ column }) => sql.ref(`owned.${column}`)));
  const asText = sql.join(key.map(({ column }) => sql`${sql.ref(`owned.${column}`)}::text`));
  const portions = inPortions<Written>(read, async (db, last, limit) => {
    const values = last?.key.map((value, place) => sql`${value}::${sql.raw(key[place]?.type ?? 'text')}`);
    const { rows } = await sql<Written>`
      select (select to_json(written)::text from (select ${named}) as written) as json, array[${asText}] as key
      from ${sql.table(`app.${name}`)} as owned
      where owned.tenant_id = app.acting_tenant() and (${matching}) and ${values ? sql`(${order}) > (${sql.join(values)})` : sql`true`}
      order by ${order} limit ${limit}`.execute(db);
    return rows;
  });
  for await (const rows of portions) yield rows.map(({ json }) => json);
}
