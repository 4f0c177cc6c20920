import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../platform/db/patterns.ts';

/** Whether a child is meant by what was typed, a part of the name or of the clinic number; `child` is what the query calls it. */
export function childNamed(child: string, typed: string): RawBuilder<boolean> {
  const pattern = containing(typed);
  return sql<boolean>`(${sql.ref(`${child}.name`)} ilike ${pattern} or ${sql.ref(`${child}.outpatient_number`)} ilike ${pattern})`;
}
