import { sql } from 'kysely';
import type { LongList } from '../../../platform/db/long-list.ts';
import { containing } from '../../../platform/db/patterns.ts';

/** Whose name or e-mail address, of the table of that name, has a part. */
export function searchForPerson(filter: string, table: 'p' | 'person'): NonNullable<LongList['search']> {
  const [name, email] = [sql.ref(`${table}.name`), sql.ref(`${table}.email`)];
  const part = containing(filter);
  return {
    indexed: sql`(${name} ilike ${part} or ${email} ilike ${part})`,
    read: sql`((${name} || '') ilike ${part} or (${email} || '') ilike ${part})`,
  };
}
