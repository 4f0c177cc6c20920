import { type RawBuilder, sql } from 'kysely';

/** The last row of a portion, as `mark` wrote it. */
export interface Reached {
  id: string;
  mark: string;
}

/** An order of a list: its pages follow it, and so does its file, portion by portion. */
export interface OrderOfList {
  by: RawBuilder<unknown>;
  /** What a row stands by, whole: an instant is rounded anywhere but in the database. */
  mark: RawBuilder<string>;
  /** What comes after a row. */
  after: (last: Reached) => RawBuilder<unknown>;
}

interface Column {
  column: RawBuilder<unknown>;
  id: RawBuilder<unknown>;
  type: 'text' | 'timestamptz' | 'date';
}

/** A column up or down, and rows that are alike in it by their id. */
function inOrder({ column, id, type }: Column, way: 'up' | 'down', ofAlike: 'up' | 'down'): OrderOfList {
  const to = (direction: 'up' | 'down') => sql.raw(direction === 'up' ? 'asc' : 'desc');
  const beyond = (direction: 'up' | 'down') => sql.raw(direction === 'up' ? '>' : '<');
  return {
    by: sql`${column} ${to(way)}, ${id} ${to(ofAlike)}`,
    mark: sql<string>`${column}::text`,
    after: (last) => {
      const mark = sql`${last.mark}::${sql.raw(type)}`;
      return sql`${column} ${beyond(way)}= ${mark} and (${column} ${beyond(way)} ${mark} or ${id} ${beyond(ofAlike)} ${last.id}::uuid)`;
    },
  };
}

/** By when something came, and by name: each is an index, read forwards or backwards. */
export function byDayAndName<Name extends string>(
  name: Name,
  { id, createdAt, named }: { id: RawBuilder<unknown>; createdAt: RawBuilder<unknown>; named: RawBuilder<unknown> },
): Record<string, OrderOfList> {
  const when: Column = { column: createdAt, id, type: 'timestamptz' };
  const who: Column = { column: named, id, type: 'text' };
  return {
    createdAt: inOrder(when, 'up', 'down'),
    'createdAt desc': inOrder(when, 'down', 'up'),
    [name]: inOrder(who, 'up', 'up'),
    [`${name} desc`]: inOrder(who, 'down', 'down'),
  };
}

/** By a day or a moment alone, which is an index. */
export const byDay = (
  name: string,
  { type = 'timestamptz', ...rest }: Omit<Column, 'type'> & { type?: 'timestamptz' | 'date' },
): Record<string, OrderOfList> => ({
  [name]: inOrder({ ...rest, type }, 'up', 'up'),
  [`${name} desc`]: inOrder({ ...rest, type }, 'down', 'down'),
});
