import { sql } from 'kysely';
import { calledOneOf } from '../../platform/db/patterns.ts';
import type { Db } from '../../platform/db/types.ts';

/** What the centre has already. */
export interface Known {
  numbers: ReadonlySet<string>;
  names: ReadonlySet<string>;
  /** Children by their `childKey`: whether each of them has a clinic number to tell it by. */
  children: ReadonlyMap<string, boolean>;
}

/** How names are compared. */
export const nameKey = (name: string) => name.trim().toLowerCase();

/** How children are compared by what everybody knows of them. */
export const childKey = (name: string, birthday: string) => `${nameKey(name)} ${birthday}`;

/** Looks up the numbers and names that a list mentions, all at once. */
export async function findKnown(db: Db, numbers: readonly string[], names: readonly string[]): Promise<Known> {
  const taken = await sql<{ number: string }>`
    select outpatient_number as number from app.subjects
    where tenant_id = app.acting_tenant() and outpatient_number = any (${numbers}::text[])`.execute(db);
  const same = await sql<{ name: string; birthday: string; isNumbered: boolean }>`
    select name, birthday::text as birthday, bool_and(outpatient_number is not null) as "isNumbered" from app.subjects
    where tenant_id = app.acting_tenant() and ${calledOneOf(sql`name`, names)}
    group by name, birthday`.execute(db);
  const children = new Map<string, boolean>();
  for (const { name, birthday, isNumbered } of same.rows) {
    const key = childKey(name, birthday);
    children.set(key, isNumbered && children.get(key) !== false);
  }
  return { numbers: new Set(taken.rows.map((row) => row.number)), names: new Set(same.rows.map((row) => nameKey(row.name))), children };
}
