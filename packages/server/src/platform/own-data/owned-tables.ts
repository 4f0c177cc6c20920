import { sql } from 'kysely';
import type { Db } from '../db/types.ts';

export interface OwnedTable {
  /** Its name in the schema app. */
  name: string;
  columns: string[];
  /** Columns of the primary key with their types, in its order. */
  key: { column: string; type: string }[];
  /** What its rows belong to, by foreign key. */
  parents: { table: string; columns: { own: string; theirs: string }[] }[];
}

/** What only the product itself needs: replies that it remembers, and times that another table takes. */
const internal = ['idempotency_keys', 'taken_times'];
/** What opens doors, and what is made of other columns to be searched. */
const leftOut = '_hash$|^search$|^sort_name$';

/** The tables that hold what centers have, with the columns that the role at hand may read. A table that is added is among them. */
export async function listOwnedTables(db: Db): Promise<OwnedTable[]> {
  const { rows } = await sql<OwnedTable>`
    select class.relname as name,
      array(
        select attname::text from pg_attribute
        where attrelid = class.oid and attnum > 0 and not attisdropped and attname !~ ${leftOut} and has_column_privilege(class.oid, attnum, 'select')
        order by attnum
      ) as columns,
      (
        select coalesce(json_agg(json_build_object('column', attname, 'type', format_type(atttypid, atttypmod)) order by place), '[]')
        from pg_index
        cross join lateral unnest(indkey::int2[]) with ordinality as part (number, place)
        join pg_attribute on attrelid = class.oid and attnum = part.number
        where indrelid = class.oid and indisprimary
      ) as key,
      (
        select coalesce(json_agg(json_build_object('table', parent.relname, 'columns', (
          select json_agg(json_build_object('own', own.attname, 'theirs', theirs.attname))
          from unnest(conkey, confkey) as pair (own_number, their_number)
          join pg_attribute as own on own.attrelid = class.oid and own.attnum = pair.own_number
          join pg_attribute as theirs on theirs.attrelid = parent.oid and theirs.attnum = pair.their_number
        )) order by conname), '[]')
        from pg_constraint join pg_class as parent on parent.oid = confrelid and parent.relnamespace = class.relnamespace
        where conrelid = class.oid and contype = 'f'
      ) as parents
    from pg_class as class
    where class.relnamespace = 'app'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
      and has_any_column_privilege(class.oid, 'select') and not (class.relname = any (${internal}::text[]))
      and exists (select 1 from pg_attribute where attrelid = class.oid and attname = 'tenant_id' and not attisdropped)
    order by class.relname`.execute(db);
  return rows;
}
