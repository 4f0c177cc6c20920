import { type RawBuilder, sql } from 'kysely';
import type { LongList } from './long-list.ts';

/** A pattern of LIKE for texts that contain what somebody typed, wildcards taken literally. */
export const containing = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/** A search for a part of what a kept column holds in small letters: told apart as people do, not as the database's own order does. */
export function searchIn(column: RawBuilder<unknown>, filter: string): NonNullable<LongList['search']> {
  const part = sql`lower(${containing(filter)} collate pg_c_utf8) collate "default"`;
  return { indexed: sql`${column} like ${part}`, read: sql`(${column} || '') like ${part}` };
}
