import { type RawBuilder, sql } from 'kysely';
import type { LongList } from './long-list.ts';

const patternOf = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A pattern of ILIKE for texts that contain what somebody typed, wildcards taken literally. Small and capital letters are those of people: the
 * database's own order may know no more than A to Z.
 */
export const containing = (text: string): RawBuilder<string> => sql<string>`(${patternOf(text)}::text collate pg_c_utf8)`;

/** A text in small letters, by the same rule. */
export const inSmallLetters = (text: RawBuilder<unknown>): RawBuilder<string> => sql<string>`lower(${text} collate pg_c_utf8)`;

/** Whether a text is one of these, whatever the case of their letters. */
export const calledOneOf = (column: RawBuilder<unknown>, names: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${inSmallLetters(column)} = any (select ${inSmallLetters(sql`wanted`)} from unnest(${names}::text[]) as wanted)`;

/** A search for a part of what a kept column holds in small letters: told apart as people do, not as the database's own order does. */
export function searchIn(column: RawBuilder<unknown>, filter: string): NonNullable<LongList['search']> {
  const part = sql`${inSmallLetters(sql`${patternOf(filter)}::text`)} collate "default"`;
  return { indexed: sql`${column} like ${part}`, read: sql`(${column} || '') like ${part}` };
}
